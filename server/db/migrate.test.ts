import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { migrate } from './migrate.ts';
import { databaseFile, openAsItIs, openDatabase } from './open.ts';

test('a database of one version ago is brought up to date and keeps its rows', () => {
  const db = new DatabaseSync(':memory:');
  const first = { number: 1, name: '0001-a.sql', sql: 'CREATE TABLE a (x); INSERT INTO a VALUES (7);' };
  const second = { number: 2, name: '0002-b.sql', sql: 'ALTER TABLE a ADD COLUMN y;' };
  migrate(db, [first]);
  expect(migrate(db, [first, second])).toEqual(['0002-b.sql']);
  expect({ ...db.prepare('SELECT * FROM a').get() }).toEqual({ x: 7, y: null });
});

test('two servers that start at the same time migrate a database once', () => {
  const file = databaseFile(temporaryFolder());
  const [db, faster] = [new DatabaseSync(file), new DatabaseSync(file)];
  const first = { number: 1, name: '0001-a.sql', sql: 'CREATE TABLE a (x)' };
  // The faster one does it all when the other one has read the version already.
  const late = {
    ...first,
    get sql() {
      migrate(faster, [first]);
      return first.sql;
    },
  };
  migrate(db, [late]);
  expect({ ...db.prepare('PRAGMA user_version').get() }).toEqual({ user_version: 1 });
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
