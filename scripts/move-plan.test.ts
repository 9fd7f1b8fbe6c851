import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Comment, commentIdSchema, commentSchema, pagePathSchema } from '#features/comments/model.ts';
import { createThreads } from '#server/comments/threads.ts';
import { migrate } from '#server/db/migrate.ts';
import { moveComments } from './move-comments.ts';
import { sqlitePlace } from './move-sqlite.ts';

const page = pagePathSchema.parse('/blogpost5');
const write = { yes: true, replace: false };

function database() {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}
const place = (db: DatabaseSync) => sqlitePlace(db, 'a database');
const remove = (db: DatabaseSync, id: string) => db.prepare('DELETE FROM comments WHERE id = ?').run(id);
const tombstones = async (db: DatabaseSync) => (await place(db).read()).tombstones;
const shape = (db: DatabaseSync) =>
  createThreads(db)
    .page(page)
    .threads.map(({ id, top, replies }) => [id, top === null ? 'deleted' : 'there', replies.length]);

function comment(id: string, minute: number, parentId: string | null = null): Comment {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const author = { userId: 'ada', username: 'Ada', userImg: '' };
  return commentSchema.parse({ id, body: 'Words', parentId, createdAt, pathName: page, ...author });
}

let [here, there] = [database(), database()];
beforeEach(() => {
  [here, there] = [database(), database()];
});
afterEach(() => {
  here.close();
  there.close();
});

test('a thread whose top was deleted keeps its place at the target; a tombstone without replies stays behind', async () => {
  await place(here).add([comment('aaaaaaa', 1), comment('bbbbbbb', 2), comment('ccccccc', 3)]);
  await place(here).add([comment('rrrrrrr', 9, 'aaaaaaa')]);
  for (const id of ['aaaaaaa', 'ccccccc']) remove(here, id);
  const moved = await moveComments(place(here), place(there), write);
  expect(moved.report).toMatch(/2 {2}written\n +1 {2}tombstones of deleted comments written/);
  expect(shape(there)).toEqual([
    ['bbbbbbb', 'there', 0],
    ['aaaaaaa', 'deleted', 1],
  ]);
  expect(await tombstones(there)).toEqual([
    { id: 'aaaaaaa', pathName: page, createdAt: comment('aaaaaaa', 1).createdAt },
  ]);
  expect((await moveComments(place(here), place(there), write)).report).toContain('There is nothing to do.');
});

test('what was deleted at the target is not brought back', async () => {
  await place(here).add([comment('aaaaaaa', 1), comment('bbbbbbb', 2)]);
  await moveComments(place(here), place(there), write);
  remove(there, 'aaaaaaa');
  const again = await moveComments(place(here), place(there), write);
  expect(again.report).toContain('1  deleted there: not written again');
  expect(shape(there)).toEqual([['bbbbbbb', 'there', 0]]);
});

test('a comment that lives on at the target gets no tombstone', async () => {
  await place(here).add([comment('aaaaaaa', 1), comment('rrrrrrr', 2, 'aaaaaaa')]);
  await moveComments(place(here), place(there), write);
  remove(here, 'aaaaaaa');
  await moveComments(place(here), place(there), write);
  expect(shape(there)).toEqual([['aaaaaaa', 'there', 1]]);
  expect(await tombstones(there)).toEqual([]);
});

test('replies from before there were tombstones get one at the earliest of them', async () => {
  await place(there).add([comment('sssssss', 5, 'ddddddd'), comment('rrrrrrr', 4, 'ddddddd')]);
  expect(await tombstones(there)).toEqual([
    { id: 'ddddddd', pathName: page, createdAt: comment('rrrrrrr', 4).createdAt },
  ]);
  const found = createThreads(there).find(page, commentIdSchema.parse('sssssss'));
  expect(found).toMatchObject({ id: 'ddddddd', top: null, more: 0 });
});
