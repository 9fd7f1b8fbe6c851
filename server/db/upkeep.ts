import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../clock.ts';

const hourly = 60 * 60 * 1000;

/**
 * At the start and every hour, what the database doesn't do by itself: sessions that have ended go, then accounts that
 * nothing hangs on any more, and what was deleted leaves the write-ahead log as well as the file. Returns a stop function.
 */
export function keepTidy(db: DatabaseSync, now: Clock, everyMs = hourly): () => void {
  const forgetEnded = db.prepare('DELETE FROM session WHERE expiresAt < ?');
  // Not while it is being made: its session comes a moment later.
  const forgetUnused = db.prepare(
    `DELETE FROM "user" WHERE createdAt < ? AND id NOT IN (SELECT userId FROM session)
     AND id NOT IN (SELECT user_id FROM comments) AND id NOT IN (SELECT user_id FROM barred)`,
  );
  const tidy = () => {
    try {
      const time = now().getTime();
      forgetEnded.run(new Date(time).toISOString());
      forgetUnused.run(new Date(time - hourly).toISOString());
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is writing, or the disk is full: in an hour it is tried again.
    }
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => clearInterval(timer);
}
