import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#server/config.ts';
import { databaseFile, openAsItIs, openForReading, ownFile, waitMs } from './open.ts';

/** Runs code that opens the data. Throws ConfigError, with DATA_DIR and the fix, when the folder or its database can't be used. */
export function withDataDir<T>(dataDir: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    const problem = dataDirProblem(error, dataDir);
    throw problem === undefined ? error : new ConfigError(problem);
  }
}

/** Runs code with the existing database, and closes it. Throws as withDataDir and openAsItIs do. */
export const withDatabase = <T>(
  dataDir: string,
  mode: { readonly readOnly: boolean },
  use: (db: DatabaseSync) => T,
): T =>
  withDataDir(dataDir, () => {
    const db = openAsItIs(dataDir, mode);
    try {
      return use(db);
    } finally {
      db.close();
    }
  });

/** Opens the existing database to read it, and checks all of it: a gigabyte takes a second. Throws ConfigError if any part is damaged. */
export const openSound = (dataDir: string): DatabaseSync =>
  withDataDir(dataDir, () => {
    const db = openForReading(dataDir);
    if (db.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok')
      throw new ConfigError(damaged(dataDir));
    return db;
  });

const damaged = (dataDir: string) =>
  `${databaseFile(dataDir)} is damaged, or is not a database. Restore a backup as docs/back-up.md says, or set DATA_DIR to another folder.`;

/** Result codes of SQLite (https://www.sqlite.org/rescode.html) without their extension. */
const sqlite = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 };

const resultOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

function dataDirProblem(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  const result = resultOf(error.cause ?? error);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR=${dataDir} is a file, or is inside one. Name a folder; it is created if it is missing.`;
  const isRefused = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isRefused || result === sqlite.readOnly || result === sqlite.cannotOpen)
    return `DATA_DIR=${dataDir} needs permissions that this user does not have. Run this as the user that the folder belongs to, or name another folder.`;
  if (code === 'ENOSPC' || result === sqlite.full || result === sqlite.io)
    return `The disk of DATA_DIR=${dataDir} is full or failing (${error.message}). Make room there, and try again.`;
  if (result === sqlite.busy)
    return `${databaseFile(dataDir)} is locked by another program, so nothing was done. Try again when that has finished.`;
  if (result === sqlite.corrupt || result === sqlite.notADatabase) return damaged(dataDir);
  return undefined;
}

/** Lets one server send the mail of a data folder. The lock ends with the process. Waits five seconds for it, then throws ConfigError. */
export function lockOutbox(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(ownFile(join(dataDir, 'outbox-lock')), { timeout: waitMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (resultOf(error) !== sqlite.busy) throw error;
    throw new ConfigError(
      `Another server sends the mail of DATA_DIR=${dataDir}, and two would send each mail twice. Stop that one, or start this one without SMTP_URL.`,
    );
  }
}
