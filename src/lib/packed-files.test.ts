import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PackedFiles, packFiles } from './packed-files.ts';

const megabyte = 2 ** 20;
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packed-files-'));
  folder = join(root, 'public');
  mkdirSync(join(folder, 'notes'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

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
  const files = pack();
  expect(files.paths).toEqual(['/empty.txt', '/index.html', '/notes/café.txt']);
  expect(text(files.read('/index.html'))).toBe('home');
  expect(text(files.read('/notes/café.txt', 1, 4))).toBe('off');
  expect(files.read('/empty.txt')).toHaveLength(0);
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

test('a file that was evicted, or is too long to cache, is read again', () => {
  for (let index = 0; index < 200; index++) write(`${index}.bin`, new Uint8Array(megabyte / 4).fill(index));
  write('video.mp4', new Uint8Array(megabyte).fill(7, megabyte / 2));
  const files = pack();
  const firstBytes = () => Array.from({ length: 200 }, (_, index) => files.read(`/${index}.bin`)[0]);
  expect(firstBytes()).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(firstBytes()).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect([...files.read('/video.mp4', megabyte / 2 - 1, megabyte / 2 + 1)]).toEqual([0, 7]);
});
