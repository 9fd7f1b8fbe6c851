import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { createMessageStore } from '#server/contact/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { hello } from '#server/testing/message-outbox.ts';
import { runProgram } from '../tests/setup/run-program.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';
import { backupPath, writeBackup } from './backup-file.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
});

const backup = (...args: readonly string[]) =>
  runProgram('scripts/backup.ts', args, { env: { DATA_DIR: dataDir } });
const write = (db: DatabaseSync, fromName: string) =>
  createMessageStore(db, () => new Date()).add({ ...hello, fromName }, false);
test('a copy made while the server runs contains everything that was written', () => {
  const db = openDatabase(dataDir);
  write(db, 'Grace');
  write(db, 'Linus');
  const { status, said } = backup('');
  write(db, 'Later');
  expect(status).toBe(0);
  expect(said.startsWith(join(dataDir, 'backups'))).toBe(true);
  expect(statSync(said).mode & 0o077).toBe(0);
  db.close();
  // It starts a server as it is.
  const restored = join(folder, 'restored');
  mkdirSync(restored);
  renameSync(said, join(restored, 'site.sqlite'));
  const reopened = openDatabase(restored);
  const names = createMessageStore(reopened, () => new Date()).list();
  expect(names.map(({ fromName }) => fromName).toSorted()).toEqual(['Grace', 'Linus']);
  reopened.close();
});

test('a folder gets a file named by the time, and nothing else', () => {
  openDatabase(dataDir).close();
  const { said } = backup(folder);
  expect(said).toMatch(/site-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/);
  expect(readdirSync(folder).filter((name) => name !== 'data')).toHaveLength(1);
});

test('a folder that is missing is created, with its parents', () => {
  for (const place of ['nightly', 'kept.here/', 'years/2026']) {
    writeBackup(backupPath(join(folder, place), 'site', 'sqlite'), 'content');
    expect(readdirSync(join(folder, place))).toEqual([expect.stringMatching(/^site-.*\.sqlite$/)]);
  }
});

test('a name that the shell has split is refused', () => {
  openDatabase(dataDir).close();
  expect(backup(join(folder, 'my'), 'backups')).toMatchObject({ status: 2 });
  expect(readdirSync(folder)).toEqual(['data']);
});

test('no file is overwritten', () => {
  const file = join(folder, 'precious');
  writeFileSync(file, 'keep me');
  expect(() => backupPath(file, 'site', 'sqlite')).toThrow('exists already');
});

test('a backup that doesn’t fit leaves nothing behind', () => {
  const db = openDatabase(dataDir);
  const add = createCommentStore(db, () => new Date()).add;
  for (let i = 0; i < 50; i++) {
    const draft = { id: newCommentId(), body: 'long'.repeat(1000), parentId: null };
    add(pagePathSchema.parse('/blogpost5'), draft, { uid: 'ada', displayName: 'Ada', photoURL: '' });
  }
  for (const command of [['scripts/backup.ts'], ['scripts/comments/comments.ts', 'export']]) {
    // The shell lets it write files of 64 or 128 kB, depending on its block size.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 128 && exec "$@"', 'sh', process.execPath, ...command, join(folder, 'kept/')],
      { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^No backup was made: .*make room there\.\n$/);
    expect(status).toBe(1);
    expect(readdirSync(join(folder, 'kept'))).toEqual([]);
  }
  db.close();
});

test('without a database it says so, and how to name its folder', () => {
  expect(backup()).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^There is no database at .*\. DATA_DIR names its folder/),
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a damaged database and a folder that can’t be written to are reported in sentences', () => {
  openDatabase(dataDir).close();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(backup(join(file, 'copy.sqlite'))).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^No backup was made: .*Name another place/),
  });
  const database = join(dataDir, 'site.sqlite');
  writeFileSync(database, readFileSync(database).fill(255, 20 * 4096, 21 * 4096));
  expect(backup()).toMatchObject({
    status: 1,
    said: expect.stringMatching(/is damaged, or is not a database\. Restore a backup/),
  });
});
