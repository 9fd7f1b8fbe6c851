import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { openDatabase } from '../db/open.ts';
import type { SharedAnswer } from '../shared-answer.ts';
import { createCommentStore } from './store.ts';

const page = pagePathSchema.parse('/blogpost5');
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function open() {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(folder);
  const db = openDatabase(folder);
  return { db, store: createCommentStore(db, () => new Date('2026-11-21T12:00:00.000Z')) };
}
const bodies = ({ plain }: SharedAnswer) =>
  JSON.parse(new TextDecoder().decode(plain)).comments.map(({ body }: { body: string }) => body);

test('what a reader is sent is always what is stored, after each kind of write', () => {
  const { db, store } = open();
  expect(bodies(store.listAsJson(page))).toEqual([]);
  const id = newCommentId();
  store.add(page, { id, body: 'One', parentId: null }, ada);
  expect(bodies(store.listAsJson(page))).toEqual(['One']);
  store.edit(id, 'Two', ada);
  expect(bodies(store.listAsJson(page))).toEqual(['Two']);
  store.remove(id, ada);
  expect(bodies(store.listAsJson(page))).toEqual([]);
  db.close();
});

test('a write of another process is seen at once', () => {
  const { db, store } = open();
  const id = newCommentId();
  store.add(page, { id, body: 'One', parentId: null }, ada);
  expect(bodies(store.listAsJson(page))).toEqual(['One']);
  const other = new DatabaseSync(db.location() ?? '');
  other.prepare('UPDATE comments SET body = ? WHERE id = ?').run('From elsewhere', id);
  other.close();
  expect(bodies(store.listAsJson(page))).toEqual(['From elsewhere']);
  db.close();
});

test('a list is compressed once for all readers, and anew after a write', async () => {
  const { db, store } = open();
  const long = { id: newCommentId(), body: 'One '.repeat(500), parentId: null };
  store.add(page, long, ada);
  const answer = store.listAsJson(page);
  const compressed = await answer.in('br');
  expect(compressed.length).toBeLessThan(answer.plain.length / 4);
  expect(await store.listAsJson(page).in('br')).toBe(compressed);
  store.edit(long.id, 'Two '.repeat(500), ada);
  expect(brotliDecompressSync(await store.listAsJson(page).in('br')).toString()).toContain('Two');
  db.close();
});
