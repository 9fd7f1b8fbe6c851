import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, readMigrations, versionOf } from './migrate.ts';

/** For a lock that another program holds. */
export const waitMs = 5000;

export const databaseFile = (dataDir: string) => join(dataDir, 'site.sqlite');

/** Whether there is a database. Unlike existsSync, it throws for a folder that this user may not read. */
export const hasDatabase = (dataDir: string) =>
  statSync(databaseFile(dataDir), { throwIfNoEntry: false }) !== undefined;

function existingFile(dataDir: string): string {
  const file = databaseFile(dataDir);
  if (hasDatabase(dataDir)) return file;
  throw new Error(
    `There is no database at ${resolve(file)}. DATA_DIR names its folder; the server creates it when it starts.`,
  );
}

/** Opens the database of a data directory, creating both if they are missing, and brings it up to date. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return closedOnError(connect(ownFile(databaseFile(dataDir))), migrate);
}

/** Only its owner may read it or lock it, even in a folder that others may enter. SQLite gives its log files the same rights. */
export function ownFile(file: string): string {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  return file;
}

/** Opens an existing database of any version, only to read it. This alone reads nothing. */
export function openForReading(dataDir: string): DatabaseSync {
  return new DatabaseSync(existingFile(dataDir), { readOnly: true, timeout: waitMs });
}

/** Opens an existing database of this version, and never migrates it: a server may be using it. Throws a sentence if it can't. */
export function openAsItIs(dataDir: string, { readOnly }: { readonly readOnly: boolean }): DatabaseSync {
  const file = existingFile(dataDir);
  const db = readOnly ? openForReading(dataDir) : connect(file);
  return closedOnError(db, () => {
    const [version, newest] = [versionOf(db), readMigrations().length];
    if (version < newest) {
      throw new Error(
        `The database at ${resolve(file)} is of an older version (${version}) than this program (${newest}). The server brings it up to date when it starts.`,
      );
    }
  });
}

function closedOnError(db: DatabaseSync, prepare: (db: DatabaseSync) => unknown): DatabaseSync {
  try {
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** A connection whose writes survive a power cut: they are on the disk before they return. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: waitMs });
  // Deleted rows are overwritten, so that they are no longer in the file.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return db;
}
