import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { openDatabase } from './open.ts';
import { inTransaction } from './query.ts';

test('a transaction that SQLite has ended itself, because the disk is full, fails with that reason', () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  db.exec('CREATE TABLE a (x); PRAGMA max_page_count = 1');
  const fill = () => db.exec('INSERT INTO a VALUES (zeroblob(1e6))');
  expect(() => inTransaction(db, fill)).toThrow('database or disk is full');
  db.exec('PRAGMA max_page_count = 10000');
  inTransaction(db, fill);
  expect(db.prepare('SELECT count(*) AS count FROM a').get()?.count).toBe(1);
  db.close();
});
