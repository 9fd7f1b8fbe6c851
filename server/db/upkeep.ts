import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';

const hourly = 60 * 60 * 1000;

/**
 * At the start and every hour, what the database doesn't do by itself: sessions that have ended go, and what was deleted
 * leaves the write-ahead log as well as the file. Returns a stop function.
 */
export function keepTidy(db: DatabaseSync, now: Clock, everyMs = hourly): () => void {
  const forgetEnded = db.prepare('DELETE FROM session WHERE expiresAt < ?');
  const tidy = () => {
    try {
      forgetEnded.run(now().toISOString());
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is writing, or the disk is full: in an hour it is tried again.
    }
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => clearInterval(timer);
}
