import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { PackedFiles, packFiles } from './packed-files.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'public');
  mkdirSync(join(folder, 'notes'), { recursive: true });
});

const write = (name: string, bytes: string | Uint8Array) => writeFileSync(join(folder, name), bytes);
function pack(): PackedFiles {
  packFiles(folder, join(root, 'files'));
  return new PackedFiles(join(root, 'files'));
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('each file is there under its path, whole and in parts', () => {
  write('index.html', 'home');
  write('notes/café.txt', 'coffee');
  write('empty.txt', '');
  write('video.mp4', new Uint8Array(2 ** 20).fill(7, 2 ** 19));
  const files = pack();
  expect(files.paths).toEqual(['/empty.txt', '/index.html', '/notes/café.txt', '/video.mp4']);
  expect(text(files.read('/index.html'))).toBe('home');
  expect(text(files.read('/notes/café.txt', 1, 4))).toBe('off');
  expect(files.read('/empty.txt')).toHaveLength(0);
  expect([...files.read('/video.mp4', 2 ** 19 - 1, 2 ** 19 + 1)]).toEqual([0, 7]);
  expect([files.has('/notes'), files.lengthOf('/notes')]).toEqual([false, 0]);
  expect(() => files.read('/notes')).toThrow();
});

test('a hash changes with the content alone', () => {
  write('a.txt', 'one');
  write('b.txt', 'two');
  const before = pack();
  write('a.txt', 'three');
  const after = pack();
  expect(after.hashOf('/a.txt')).not.toBe(before.hashOf('/a.txt'));
  expect(after.hashOf('/b.txt')).toBe(before.hashOf('/b.txt'));
});

test('an open package stays as it was when a new one replaces it', () => {
  write('index.html', 'first build');
  const open = pack();
  write('index.html', 'second');
  expect(text(pack().read('/index.html'))).toBe('second');
  expect(text(open.read('/index.html'))).toBe('first build');
});
