import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Comment, commentIdSchema, commentSchema, pagePathSchema } from '#features/comments/model.ts';
import { createHeldComments } from '#server/comments/held.ts';
import { createThreads } from '#server/comments/threads.ts';
import { migrate } from '#server/db/migrate.ts';
import { startGoogle } from '#server/testing/google.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { type Backend, importRecords } from './import-records.ts';
import type { Author } from './records.ts';
import { sqliteBackend } from './sqlite-backend.ts';

const page = pagePathSchema.parse('/blogpost5');
const ada: Author = { uid: 'ada', name: 'Ada', picture: 'https://lh3.example/a', googleId: '111' };
const grace: Author = { uid: 'grace', name: 'Grace', picture: '', googleId: '222' };

function comment(id: string, minute: number, changes: Partial<Record<keyof Comment, string>> = {}): Comment {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const author = { userId: 'ada', username: 'Ada', userImg: '' };
  return commentSchema.parse({
    ...{ id, body: 'Words', parentId: null, createdAt, pathName: page, ...author },
    ...changes,
  });
}

function database() {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  migrate(db);
  onTestFinished(() => db.close());
  return db;
}
let hereDb: DatabaseSync;
let thereDb: DatabaseSync;
let here: Backend;
let there: Backend;
beforeEach(() => {
  [hereDb, thereDb] = [database(), database()];
  [here, there] = [sqliteBackend(hereDb, 'here'), sqliteBackend(thereDb, 'there')];
});

const remove = (db: DatabaseSync, id: string) => db.prepare('DELETE FROM comments WHERE id = ?').run(id);
const carry = async (to: Backend, yes = true) =>
  importRecords({ name: 'here', records: await here.read() }, to, { yes, replace: false });
const threads = (db: DatabaseSync) =>
  createThreads(db, () => [])
    .page(page)
    .threads.map(({ id, top, replies }) => [id, top === null ? 'deleted' : 'there', replies.length]);

test('a comment that waits is neither lost nor published, until the source has published it', async () => {
  const waiting = comment('aaaaaaa', 1);
  await here.write({ held: [waiting] });
  expect((await carry(there)).report).toContain('1  written, waiting for approval');
  expect((await carry(there)).report).toContain('nothing to do');
  expect(await there.read()).toMatchObject({ comments: [], held: [waiting] });
  createHeldComments(hereDb).approve(waiting.id);
  await carry(there);
  expect(await there.read()).toMatchObject({ comments: [waiting], held: [] });
});

test('people who signed in by email keep their account, except where nobody can sign in that way', async () => {
  const person = { uid: 'kai', name: 'Kai', picture: '', emailId: 'abc123' };
  await here.write({ added: [comment('aaaaaaa', 1, { userId: 'kai' })], authors: [person] });
  expect((await here.read()).authors).toEqual([person]);
  const lacking = { ...there, lacksEmail: true };
  expect((await carry(lacking)).report).not.toMatch(/authors/);
  expect((await there.read()).authors).toEqual([]);
  expect((await carry(there)).report).toMatch(/1 {2}authors added/);
  expect((await there.read()).authors).toEqual([person]);
  expect(thereDb.prepare('SELECT providerId, accountId FROM account').all()).toEqual([
    { providerId: 'email', accountId: 'email:abc123' },
  ]);
});

test('a thread whose comment was deleted keeps its place; a tombstone without replies stays behind', async () => {
  const reply = comment('rrrrrrr', 9, { parentId: 'aaaaaaa' });
  await here.write({ added: [comment('aaaaaaa', 1), comment('bbbbbbb', 2), comment('ccccccc', 3), reply] });
  for (const id of ['aaaaaaa', 'ccccccc']) remove(hereDb, id);
  expect((await carry(there)).report).toMatch(/2 {2}written\n +1 {2}tombstones of deleted comments written/);
  expect(threads(thereDb)).toEqual([
    ['bbbbbbb', 'there', 0],
    ['aaaaaaa', 'deleted', 1],
  ]);
  expect((await there.read()).tombstones).toEqual([
    { id: 'aaaaaaa', pathName: page, createdAt: comment('aaaaaaa', 1).createdAt },
  ]);
  expect((await carry(there)).report).toContain('There is nothing to do.');
});

test('what was deleted at the target is not brought back', async () => {
  await here.write({ added: [comment('aaaaaaa', 1), comment('bbbbbbb', 2)] });
  await carry(there);
  remove(thereDb, 'aaaaaaa');
  expect((await carry(there)).report).toContain('1  deleted there: not written again');
  expect(threads(thereDb)).toEqual([['bbbbbbb', 'there', 0]]);
});

test('a comment that is still at the target gets no tombstone', async () => {
  await here.write({ added: [comment('aaaaaaa', 1), comment('rrrrrrr', 2, { parentId: 'aaaaaaa' })] });
  await carry(there);
  remove(hereDb, 'aaaaaaa');
  await carry(there);
  expect(threads(thereDb)).toEqual([['aaaaaaa', 'there', 1]]);
  expect((await there.read()).tombstones).toEqual([]);
});

test('replies without a tombstone get one at the time of the earliest', async () => {
  const parentId = 'ddddddd';
  await here.write({ added: [comment('sssssss', 5, { parentId }), comment('rrrrrrr', 4, { parentId })] });
  await carry(there);
  expect((await there.read()).tombstones).toEqual([
    { id: parentId, pathName: page, createdAt: comment('rrrrrrr', 4).createdAt },
  ]);
  const found = createThreads(thereDb, () => []).find(page, commentIdSchema.parse('sssssss'));
  expect(found).toMatchObject({ id: parentId, top: null, more: 0 });
});

test('authors come along, and nobody else; without --yes nobody does', async () => {
  await here.write({ added: [comment('aaaaaaa', 1)], authors: [ada, grace] });
  expect((await carry(there, false)).report).toMatch(/1 {2}authors to add[\s\S]*Add --yes to write\.$/);
  expect((await there.read()).authors).toEqual([]);
  await carry(there);
  expect((await there.read()).authors).toEqual([ada]);
  expect((await carry(there)).report).toContain('There is nothing to do.');
});

test('an author who signed in at the target before is counted, and stays who they are there', async () => {
  await here.write({ added: [comment('aaaaaaa', 1)], authors: [ada] });
  await there.write({ authors: [{ ...ada, uid: 'other' }] });
  expect((await carry(there)).report).toContain('1  authors who signed in there under another id');
  expect((await there.read()).authors).toEqual([{ ...ada, uid: 'other' }]);
});

test('a write that fails halfway leaves nothing behind', async () => {
  await there.write({ authors: [ada] });
  await expect(there.write({ added: [comment('aaaaaaa', 1)], authors: [ada] })).rejects.toThrow();
  expect((await there.read()).comments).toEqual([]);
});

test('a disk that fills up is named, and nothing is written', async () => {
  hereDb.exec('PRAGMA max_page_count = 1');
  const many = Array.from({ length: 80 }, (_, each) => comment(`aaaaa${each + 10}`, each));
  await expect(here.write({ added: many })).rejects.toThrow(/^The disk of DATA_DIR=.+ is full/);
  expect((await here.read()).comments).toEqual([]);
});

test('sample accounts of the local sign-in stay where they are', async () => {
  const site = openTestApp();
  await site.as('Ada');
  expect((await sqliteBackend(site.db, 'site').read()).authors).toEqual([]);
});

test('a person who was moved signs in as the author of their old comments', async () => {
  const google = await startGoogle();
  google.person.sub = ada.googleId;
  const site = openTestApp({ config: { clients: { google: google.client } } });
  await sqliteBackend(site.db, 'site').write({ authors: [ada] });
  const visitor = new Visitor(await site.listen());
  await visitor.open('/auth/popup');
  expect(await (await visitor.ask('/api/reader')).json()).toMatchObject({ reader: { uid: ada.uid } });
  await google.stop();
});
