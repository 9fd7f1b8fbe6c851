import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, query } from './query.ts';

const folder = join(import.meta.dirname, 'migrations');

/** All migrations, in order. Throws when a number is missing. */
export function readMigrations() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((name, index) => {
    const number = Number.parseInt(name, 10);
    if (number !== index + 1) throw new Error(`${name}: expected migration number ${index + 1}`);
    return { number, name, sql: readFileSync(join(folder, name), 'utf8') };
  });
}

/** The version of a database: how many migrations were applied. Throws when it is newer than this program. */
export function versionOf(db: DatabaseSync, newest = readMigrations().length): number {
  const version =
    query<{ readonly user_version: number }>(db, 'PRAGMA user_version').get()?.user_version ?? 0;
  if (version > newest) {
    throw new Error(
      `The database is of a newer version (${version}) than this program (${newest}). Update the program, or restore the backup from before the update (docs/back-up.md).`,
    );
  }
  return version;
}

/** Brings the database up to the newest migration, each in its own transaction. Returns the names of those applied. */
export function migrate(db: DatabaseSync, migrations = readMigrations()): readonly string[] {
  const version = versionOf(db, migrations.length);
  const newer = migrations.filter(({ number }) => number > version);
  for (const { number, name, sql } of newer) {
    try {
      inTransaction(db, () => {
        // A server that started at the same time may have been faster.
        if (versionOf(db, migrations.length) >= number) return;
        db.exec(sql);
        db.exec(`PRAGMA user_version = ${number}`);
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${name} failed (${reason}) and changed nothing.`, { cause });
    }
  }
  return newer.map(({ name }) => name);
}
