import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

function numbers() {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE numbers (value INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO numbers VALUES (?)');
  const write = groupCommit(db);
  const add = (value: number) => write(() => insert.run(value).lastInsertRowid);
  const stored = () =>
    db
      .prepare('SELECT value FROM numbers')
      .all()
      .map(({ value }) => value);
  return { db, insert, write, add, stored };
}

test('writes of one turn are one transaction, and each gets its own answer', async () => {
  const { db, write, add } = numbers();
  const inTransaction = write(() => db.isTransaction);
  expect(await Promise.all([add(1), add(2), inTransaction])).toEqual([1, 2, true]);
  expect(db.isTransaction).toBe(false);
});

test('a write that fails is not stored, and those beside it are', async () => {
  const { insert, write, add, stored } = numbers();
  await add(1);
  const half = write(() => {
    insert.run(9);
    throw new Error('halfway');
  });
  const answers = await Promise.allSettled([add(2), add(1), half, add(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(stored()).toEqual([1, 2, 3]);
});
