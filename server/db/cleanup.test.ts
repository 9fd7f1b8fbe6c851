import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMessageStore } from '#server/contact/store.ts';
import { hello } from '#server/testing/message-outbox.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { startCleanup } from './cleanup.ts';
import { openDatabase } from './open.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let folder: string;
let db: DatabaseSync;
beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(folder);
});
afterEach(() => db.close());
const ids = (table: string) =>
  db
    .prepare(`SELECT id FROM "${table}" ORDER BY id`)
    .all()
    .map(({ id }) => id);
const quiet = () => {};

test('sessions that have ended go, and accounts that nothing depends on', () => {
  const account = (name: string, createdAt: string) =>
    db
      .prepare(
        `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, ?, ?, 0, ?, ?)`,
      )
      .run(name, name, `${name}@reader.invalid`, createdAt, createdAt);
  const session = (userId: string, expiresAt: string) =>
    db
      .prepare(
        `INSERT INTO session (id, expiresAt, token, createdAt, updatedAt, userId) VALUES (?, ?, ?, ?, ?, ?)`,
      )
      .run(`of ${userId}`, expiresAt, userId, expiresAt, expiresAt, userId);
  const old = '2026-10-01T00:00:00.000Z';
  for (const name of ['only read', 'signed in', 'commented', 'banned']) account(name, old);
  account('just made', '2026-11-21T11:59:59.000Z');
  for (const name of ['only read', 'commented']) session(name, '2026-11-21T11:59:59.000Z');
  session('signed in', '2026-11-21T12:00:01.000Z');
  db.exec(
    `INSERT INTO comments VALUES ('abc1234', 'Hello', NULL, 'commented', 'Ada', '', '${old}', '/blogpost1')`,
  );
  db.exec(`INSERT INTO banned VALUES ('banned', 'Eve', 'abc1235', '${old}')`);
  startCleanup(db, now, quiet)();
  expect(ids('session')).toEqual(['of signed in']);
  expect(ids('user')).toEqual(['banned', 'commented', 'just made', 'signed in']);
});

test('a tombstone goes a week after the deletion, unless replies are under it', () => {
  const insert = db.prepare(`INSERT INTO comments VALUES (?, 'Hello', ?, 'ada', 'Ada', '', ?, '/blogpost1')`);
  const longAgo = '2026-01-01T00:00:00.000Z';
  for (const id of ['first01', 'replied']) insert.run(id, null, longAgo);
  insert.run('reply01', 'replied', longAgo);
  db.exec(`DELETE FROM comments WHERE parent_id IS NULL`);
  const week = 7 * 24 * 60 * 60 * 1000;
  const afterCleanup = (ms: number) => {
    startCleanup(db, () => new Date(Date.now() + ms), quiet)();
    return ids('tombstones');
  };
  expect(afterCleanup(week - 60_000)).toEqual(['first01', 'replied']);
  expect(afterCleanup(week + 60_000)).toEqual(['replied']);
  db.exec('DELETE FROM comments');
  expect(afterCleanup(week + 60_000)).toEqual([]);
});

test('who wrote what the owner deleted is known for a week', () => {
  const insert = db.prepare(`INSERT INTO deleted_by_owner VALUES (?, 'eve', 'Eve', ?)`);
  insert.run('old0001', '2026-11-14T11:59:59.000Z');
  insert.run('recent1', '2026-11-14T12:00:01.000Z');
  startCleanup(db, now, quiet)();
  expect(db.prepare('SELECT comment_id AS id FROM deleted_by_owner').all()).toEqual([{ id: 'recent1' }]);
});

test('the words of what was deleted are gone from every file', () => {
  const words = 'unforgettable'.repeat(20);
  createMessageStore(db, now).add({ ...hello, message: words }, false);
  const isKept = () =>
    readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes('unforgettable'));
  expect(isKept()).toBe(true);
  db.exec('DELETE FROM messages');
  startCleanup(db, now, quiet)();
  expect(isKept()).toBe(false);
});

test('one statement that fails is logged, and the others still clean up', () => {
  db.exec(
    "INSERT INTO deleted_by_owner VALUES ('abc1234', 'u', 'Ada', '2026-10-01T00:00:00.000Z'); DROP TABLE session;",
  );
  const lines: string[] = [];
  startCleanup(db, now, (line) => lines.push(line))();
  expect(lines[0]).toMatch(/^cleanup: "DELETE FROM session .*no such table: session/);
  expect(db.prepare('SELECT count(*) AS count FROM deleted_by_owner').get()).toEqual({ count: 0 });
});
