import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate, readMigrations, versionOf } from './migrate.ts';

export const databaseFile = (dataDir: string) => join(dataDir, 'site.sqlite');

/** Opens the database of a data directory, making both when they are missing, and brings it up to date. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  // For its owner alone, also in a folder that others may enter. SQLite gives its log files the same rights.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const db = connect(file);
  try {
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/**
 * Opens a database that is there, for a command that runs next to the server, and leaves its version alone: a command that only reads
 * must not change it, and an older server may be running on it. Throws a sentence when it is missing or of another version.
 */
export function openAsItIs(dataDir: string, { readOnly }: { readonly readOnly: boolean }): DatabaseSync {
  const file = databaseFile(dataDir);
  if (!existsSync(file))
    throw new Error(
      `There is no database at ${resolve(file)}. It is made when the server starts; DATA_DIR names its folder.`,
    );
  const db = readOnly ? new DatabaseSync(file, { readOnly, timeout: 5000 }) : connect(file);
  try {
    const [version, newest] = [versionOf(db), readMigrations().length];
    if (version < newest) {
      throw new Error(
        `The database at ${resolve(file)} is of an older version (${version}) than this program (${newest}). The server brings it up to date when it starts.`,
      );
    }
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** A connection whose answers outlive a power cut: a write is on the disk before it returns. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  // What is deleted is written over, so that it is not in the file any more.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  return db;
}
