import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#server/config.ts';

/** SQLite's result code for a lock that another process holds (https://www.sqlite.org/rescode.html#busy). */
const busy = 5;

/**
 * Lets one server send the mail of a data folder, because two would send each mail twice. The lock is SQLite's on an empty file, so
 * it ends with the process, even if that is killed. Waits five seconds for a server that is stopping, then throws ConfigError.
 */
export function lockOutbox(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'outbox-lock'), { timeout: 5000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
    throw new ConfigError(
      `Another server sends the mail of DATA_DIR=${dataDir}, and two would send each mail twice. Stop that one, or start this one without SMTP_URL.`,
    );
  }
}
