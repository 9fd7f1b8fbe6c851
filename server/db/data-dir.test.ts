import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { lockOutbox, withDataDir } from './data-dir.ts';
import { migrate, readMigrations } from './migrate.ts';
import { databaseFile, openDatabase } from './open.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => chmodSync(folder, 0o755));

test('a file in place of the folder is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'below')]) {
    expect(() => withDataDir(dataDir, () => openDatabase(dataDir))).toThrow(
      new ConfigError(
        `DATA_DIR=${dataDir} is a file, or is inside one. Name a folder; it is created if it is missing.`,
      ),
    );
  }
});

test('a folder, a database and a place that can only be read are named', () => {
  openDatabase(folder).close();
  chmodSync(databaseFile(folder), 0o444);
  const inside = join(folder, 'inside');
  mkdirSync(inside);
  for (const each of [folder, inside]) chmodSync(each, 0o555);
  asUser(() => {
    for (const dataDir of [join(folder, 'new'), folder, inside])
      expect(() => withDataDir(dataDir, () => openDatabase(dataDir))).toThrow(
        `DATA_DIR=${dataDir} needs permissions that this user does not have.`,
      );
  });
});

test('others can neither read nor lock what is in a folder that they may enter', () => {
  const opened = [openDatabase(folder), lockOutbox(folder)];
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  for (const each of opened) each.close();
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

/** Root may write anywhere, so its tests become nobody for a while. */
function asUser(work: () => void): void {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a lock of another program is named', () => {
  openDatabase(folder).close();
  const other = new DatabaseSync(databaseFile(folder));
  other.exec('BEGIN EXCLUSIVE');
  const db = new DatabaseSync(databaseFile(folder), { timeout: 0 });
  expect(() => withDataDir(folder, () => db.exec('DELETE FROM messages'))).toThrow(
    /is locked by another program/,
  );
  db.close();
  other.close();
});

test('a full disk is named, in the middle of an upgrade too', () => {
  const db = openDatabase(folder);
  db.exec('PRAGMA max_page_count = 1');
  const sql = 'CREATE TABLE more AS SELECT randomblob(1000000)';
  const migrations = readMigrations();
  const next = { number: migrations.length + 1, name: 'more.sql', sql };
  for (const fill of [() => db.exec(sql), () => migrate(db, [...migrations, next])])
    expect(() => withDataDir(folder, fill)).toThrow(`The disk of DATA_DIR=${folder} is full or failing`);
  db.close();
});
