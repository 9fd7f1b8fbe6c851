import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentIdSchema, pagePathSchema } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { createThreads } from '#server/comments/threads.ts';
import { openDatabase } from '#server/db/open.ts';
import { UsageError } from '../command-line.ts';
import { moderate } from './moderate.ts';

vi.setConfig({ testTimeout: 60_000 });

const page = pagePathSchema.parse('/blogpost5');
const idOf = (text: string) => commentIdSchema.parse(text);
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
const eve = { uid: 'eve', displayName: 'Eve\u001b[2J\nroot', photoURL: '' };

let folder: string;
let db: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-comments-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  db = openDatabase(join(folder, 'data'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  db.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command, as a process of its own, beside a server that holds the database. */
const command = (...words: readonly string[]) => run('scripts/comments/comments.ts', ...words);
function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}
/** What the same command says, without a process. */
const comments = (verb: string, ...words: readonly string[]) => moderate(verb, words).trim();
const store = () => createCommentStore(db, () => new Date('2026-11-21T10:30:00.000Z'));

test('the list shows who wrote what and where, and none of it controls the terminal', () => {
  store().add(page, { id: idOf('aaaaaaa'), body: 'Hello\nthere\u0007', parentId: null }, eve);
  store().add(page, { id: idOf('bbbbbbb'), body: 'Again', parentId: idOf('aaaaaaa') }, eve);
  const whole = `2 comments

bbbbbbb  Eve·[2J root, 2026-11-21 10:30 UTC, /blogpost5, a reply to aaaaaaa

    Again

aaaaaaa  Eve·[2J root, 2026-11-21 10:30 UTC, /blogpost5

    Hello
    there·`;
  expect(command('list')).toEqual({ status: 0, said: whole });
  expect(comments('list', 'aaaaaaa')).toBe(whole);
  expect(comments('list', '/blogpost4')).toBe('0 comments');
});

test('a comment that waits is listed as one, and approved by its id', () => {
  const body = 'https://a.example https://b.example https://c.example';
  store().add(page, { id: idOf('aaaaaaa'), body, parentId: null }, ada);
  expect(comments('list')).toContain('aaaaaaa  Ada, 2026-11-21 10:30 UTC, /blogpost5, waits for approval');
  expect(comments('approve', 'aaaaaaa')).toBe(`Published aaaaaaa by Ada, on /blogpost5:\n\n    ${body}`);
  expect(createThreads(db).page(page).total).toBe(1);
  expect(() => comments('approve', 'aaaaaaa')).toThrow('There is no comment aaaaaaa that waits');
});

test('a comment is deleted by its id or its link', () => {
  for (const id of ['aaaaaaa', 'bbbbbbb']) {
    store().add(page, { id: idOf(id), body: 'Hello', parentId: null }, eve);
  }
  store().add(page, { id: idOf('ccccccc'), body: 'Hello', parentId: idOf('aaaaaaa') }, eve);
  expect(
    comments('delete', 'aaaaaaa', 'https://robin.example/blogpost5#comment-bbbbbbb').split('\n'),
  ).toEqual([
    'Deleted aaaaaaa by Eve·[2J root, on /blogpost5. 1 reply stays under it.',
    'Deleted bbbbbbb by Eve·[2J root, on /blogpost5.',
  ]);
  expect(createThreads(db).page(page)).toMatchObject({
    threads: [{ id: 'aaaaaaa', top: null, replies: [{ id: 'ccccccc' }] }],
    total: 1,
  });
  expect(command('delete', 'aaaaaaa')).toEqual({
    status: 1,
    said: 'There is no comment aaaaaaa. It may have been deleted.',
  });
});

test('a person is banned and allowed again', () => {
  store().add(page, { id: idOf('aaaaaaa'), body: 'Hello', parentId: null }, eve);
  expect(comments('ban', 'aaaaaaa')).toMatch(/may no longer comment.*stays: 1 comment\.$/);
  const again = { id: idOf('bbbbbbb'), body: 'Hello', parentId: null };
  expect(store().add(page, again, eve)).toMatchObject({ problem: { kind: 'forbidden' } });
  expect(comments('banned')).toMatch(/^1 person may not comment\n {2}aaaaaaa {2}Eve·\[2J root, since /);
  expect(comments('unban', 'aaaaaaa')).toBe('Eve·[2J root may comment again.');
  expect(store().add(page, again, eve).ok).toBe(true);
  expect(() => comments('unban', 'aaaaaaa')).toThrow(/^Nobody was banned/);
});

test('the author of a comment that the owner has just deleted can be banned by its id', () => {
  store().add(page, { id: idOf('aaaaaaa'), body: 'Hello', parentId: null }, eve);
  comments('delete', 'aaaaaaa');
  expect(comments('ban', 'aaaaaaa')).toMatch(/may no longer comment.*stays: 0 comments\.$/);
  const again = { id: idOf('bbbbbbb'), body: 'Hello', parentId: null };
  expect(store().add(page, again, eve)).toMatchObject({ problem: { kind: 'forbidden' } });
  expect(comments('unban', 'aaaaaaa')).toMatch(/may comment again/);
});

test('a person is forgotten with all that they wrote and their account, and nobody else', () => {
  for (const [id, reader] of [
    ['aaaaaaa', eve],
    ['bbbbbbb', eve],
    ['ccccccc', ada],
  ] as const)
    store().add(page, { id: idOf(id), body: 'Hello', parentId: null }, reader);
  const now = new Date().toISOString();
  db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, 'Eve', 'eve@reader.invalid', 0, ?, ?)`,
  ).run(eve.uid, now, now);
  expect(comments('forget', 'aaaaaaa')).toMatch(/^Deleted the account of Eve.* and 2 comments\.$/);
  expect(createThreads(db).page(page)).toMatchObject({ threads: [{ id: 'ccccccc' }], total: 1 });
  expect(db.prepare('SELECT id FROM "user"').all()).toEqual([]);
});

test('the ban of a person who is forgotten stays', () => {
  store().add(page, { id: idOf('aaaaaaa'), body: 'Hello', parentId: null }, eve);
  comments('ban', 'aaaaaaa');
  expect(comments('forget', 'aaaaaaa')).toMatch(/and 1 comment\. The ban stays/);
  const again = { id: idOf('bbbbbbb'), body: 'Hello', parentId: null };
  expect(store().add(page, again, eve)).toMatchObject({ problem: { kind: 'forbidden' } });
});

test('a wrong command is answered with the right ones, and a missing database with a sentence', () => {
  expect(command('remove', 'aaaaaaa')).toMatchObject({
    status: 2,
    said: expect.stringContaining('-- delete <id>'),
  });
  expect(() => comments('delete')).toThrow(UsageError);
  expect(() => comments('ban', 'everyone')).toThrow(UsageError);
  expect(command('import', 'nowhere.jsonl').said).toContain(
    'There is no file nowhere.jsonl, so nothing was read.',
  );
  rmSync(join(folder, 'data', 'site.sqlite'));
  expect(command('list')).toMatchObject({
    status: 1,
    said: expect.stringContaining('There is no database'),
  });
});

test('the owner of a site that keeps its comments is named in its configuration, not by a command', () => {
  const { status, said } = command('owner', 'you@reader.example');
  expect(status).toBe(1);
  expect(said).toMatch(/write the account into comments\.owner of .*site\.config\.ts/);
});
