import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { openDatabase } from '../db/open.ts';
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
const bodies = (json: string) => JSON.parse(json).comments.map(({ body }: { body: string }) => body);

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
