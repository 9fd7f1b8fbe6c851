import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError, dataDirOf } from '#server/config.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { databaseFile } from '#server/db/open.ts';

// npm run backup -- [file or folder]: a consistent copy of the database, also while the server runs.

function giveUp(sentence: string): never {
  console.log(sentence);
  process.exit(1);
}

/** The file to write: as asked, or named by the time in the asked folder, or in `backups` beside the data. */
function targetFile(asked: string | undefined, dataDir: string, now: Date): string {
  const name = `site-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`;
  if (asked === undefined) return join(dataDir, 'backups', name);
  return existsSync(asked) && statSync(asked).isDirectory() ? join(asked, name) : asked;
}

/** Opens the data for reading. Throws ConfigError where there is no database that can be read. */
function openData(dataDir: string): DatabaseSync {
  return withDataDir(dataDir, () => {
    const db = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 });
    // Opening alone reads nothing.
    db.prepare('PRAGMA schema_version').get();
    return db;
  });
}

/** Copies as of one moment: whatever is written meanwhile is in the copy wholly or not at all. */
function copy(db: DatabaseSync, target: string): void {
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  rmSync(target, { force: true });
  db.prepare('VACUUM INTO ?').run(target);
  db.close();
  chmodSync(target, 0o600);
  const descriptor = openSync(target, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Opens the copy and has SQLite read all of it. */
function isSound(file: string): boolean {
  const db = new DatabaseSync(file, { readOnly: true });
  const answer = db.prepare('PRAGMA integrity_check').get();
  db.close();
  return answer?.integrity_check === 'ok';
}

const dataDir = dataDirOf(process.env);
const source = databaseFile(dataDir);
const target = resolve(targetFile(process.argv[2], dataDir, new Date()));
if (!existsSync(source))
  giveUp(
    `There is no database at ${resolve(source)}. DATA_DIR names its folder; the server makes it when it starts.`,
  );
if (existsSync(target)) giveUp(`${target} is there already. Name another file, so that no backup is lost.`);

// Under another name until it is known to be good, so that a file of the right name always is.
const unchecked = `${target}.unchecked`;
try {
  copy(openData(dataDir), unchecked);
  if (!isSound(unchecked)) giveUp(`The copy at ${unchecked} is damaged. Check the disk, and try again.`);
  renameSync(unchecked, target);
} catch (error) {
  if (error instanceof ConfigError) giveUp(error.message);
  giveUp(
    `No backup could be made at ${target}: ${error instanceof Error ? error.message : error}. Name another place, or make room there.`,
  );
}
console.log(target);
