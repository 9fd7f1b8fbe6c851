import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { pagePathSchema } from '#features/comments/model.ts';
import { createThreads } from '#server/comments/threads.ts';
import { migrate, readMigrations } from './migrate.ts';
import { databaseFile, openAsItIs, openDatabase } from './open.ts';

const folders: string[] = [];
const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-db-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('migrations are numbered without a gap', () => {
  expect(readMigrations().map(({ number }) => number)).toEqual(readMigrations().map((_, index) => index + 1));
});

test('each migration is applied once', () => {
  const db = new DatabaseSync(':memory:');
  expect(migrate(db)).toHaveLength(readMigrations().length);
  expect(migrate(db)).toEqual([]);
});

test('a database of one version ago is brought up to date and keeps its rows', () => {
  const db = new DatabaseSync(':memory:');
  const first = { number: 1, name: '0001-a.sql', sql: 'CREATE TABLE a (x); INSERT INTO a VALUES (7);' };
  const second = { number: 2, name: '0002-b.sql', sql: 'ALTER TABLE a ADD COLUMN y;' };
  migrate(db, [first]);
  expect(migrate(db, [first, second])).toEqual(['0002-b.sql']);
  expect({ ...db.prepare('SELECT * FROM a').get() }).toEqual({ x: 7, y: null });
});

test('threads whose top was deleted before there were tombstones get one at their earliest reply', () => {
  const db = new DatabaseSync(':memory:');
  const all = readMigrations();
  migrate(
    db,
    all.slice(
      0,
      all.findIndex(({ name }) => name.endsWith('tombstones.sql')),
    ),
  );
  const insert = db.prepare(`INSERT INTO comments VALUES (?, 'Words', ?, 'ada', 'Ada', '', ?, '/blogpost5')`);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  insert.run('alive01', null, at(1));
  insert.run('reply01', 'alive01', at(2));
  insert.run('reply03', 'gone001', at(4));
  insert.run('reply02', 'gone001', at(3));
  insert.run('alive02', null, at(5));
  migrate(db);
  const page = createThreads(db).page(pagePathSchema.parse('/blogpost5'));
  expect(page.threads.map(({ id, top, replies }) => [id, top?.id, replies.map((reply) => reply.id)])).toEqual(
    [
      ['alive02', 'alive02', []],
      ['gone001', undefined, ['reply02', 'reply03']],
      ['alive01', 'alive01', ['reply01']],
    ],
  );
  expect({ ...db.prepare('SELECT * FROM tombstones').get() }).toMatchObject({
    id: 'gone001',
    path_name: '/blogpost5',
    created_at: at(3),
    has_replies: 1,
  });
});

test('a migration that fails gives the reason and leaves nothing behind', () => {
  const db = new DatabaseSync(':memory:');
  const broken = { number: 1, name: '0001-broken.sql', sql: 'CREATE TABLE a (x); SELECT nonsense;' };
  expect(() => migrate(db, [broken])).toThrow('0001-broken.sql failed (no such column: nonsense)');
  expect(db.prepare("SELECT name FROM sqlite_master WHERE name = 'a'").get()).toBeUndefined();
});

test('a database of a newer program is refused', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('PRAGMA user_version = 999');
  expect(() => migrate(db)).toThrow('newer version (999)');
});

test('in a folder that others may enter the database is its owner’s alone', () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const db = openDatabase(folder);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
  db.close();
});

test('the database is opened durable, with foreign keys, in a folder of its owner', () => {
  const folder = join(temporaryFolder(), 'data');
  const db = openDatabase(folder);
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  expect(pragma('busy_timeout')).toBe(5000);
  expect(statSync(folder).mode & 0o077).toBe(0);
  db.close();
  expect(statSync(databaseFile(folder)).size).toBeGreaterThan(0);
});

test('a command opens the database as it is, or gives the reason', () => {
  const folder = temporaryFolder();
  const look = () => openAsItIs(folder, { readOnly: true });
  expect(look).toThrow('There is no database');
  const db = openDatabase(folder);
  expect(() => look().exec('DELETE FROM comments')).toThrow('readonly');
  db.exec('PRAGMA user_version = 1');
  expect(look).toThrow(/older version \(1\)/);
  db.exec('PRAGMA user_version = 999');
  expect(look).toThrow('newer version (999)');
  db.close();
});
