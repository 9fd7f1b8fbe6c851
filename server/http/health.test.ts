import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { healthRoutes } from './health.ts';

let folder: string;
let db: DatabaseSync;
const clock = { now: 0 };
beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(folder);
  db.exec('PRAGMA busy_timeout = 0');
});
afterEach(() => {
  if (db.isOpen) db.close();
});

const open = (minFree?: number) => healthRoutes(db, () => new Date(clock.now), minFree);
type Health = ReturnType<typeof open>;
const ask = async (health: Health, path = '/healthz') => {
  const answer = await health.request(path);
  return [answer.status, await answer.json()];
};
const ok = [200, { status: 'ok' }];
const unavailable = [503, { status: 'unavailable' }];

test('a database that can only be read is not ready', async () => {
  db.close();
  db = new DatabaseSync(databaseFile(folder), { readOnly: true });
  expect(await ask(open())).toEqual(unavailable);
});

test('a database that another program has locked is not ready until that lets go', async () => {
  const health = open();
  const other = new DatabaseSync(databaseFile(folder));
  other.exec('BEGIN IMMEDIATE');
  expect([await ask(health), await ask(health, '/livez')]).toEqual([unavailable, ok]);
  other.close();
  clock.now += 1000;
  expect(await ask(health)).toEqual(ok);
});

test('a full disk is not ready', async () => {
  expect(await ask(open(Number.MAX_SAFE_INTEGER))).toEqual(unavailable);
});

test('a database that is gone is not ready', async () => {
  const health = open();
  db.close();
  expect([await ask(health), await ask(health, '/livez')]).toEqual([unavailable, ok]);
});

test('a server whose database was replaced while it runs is not ready, since nobody will see what it stores', async () => {
  const health = open();
  expect(await ask(health)).toEqual(ok);
  cpSync(databaseFile(folder), join(folder, 'backup'));
  renameSync(join(folder, 'backup'), databaseFile(folder));
  clock.now += 1000;
  expect(await ask(health)).toEqual(unavailable);
});

test('it checks once a second, no matter how often it is asked', async () => {
  const health = open();
  expect(await ask(health)).toEqual(ok);
  db.close();
  clock.now += 999;
  expect(await ask(health)).toEqual(ok);
  clock.now += 1;
  expect(await ask(health)).toEqual(unavailable);
});
