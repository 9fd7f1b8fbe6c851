import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';

const hourly = 60 * 60 * 1000;
/** For a sign-up that nobody confirmed, and a tombstone: an outbox that still retries must not bring a deleted comment back. */
const weekly = 7 * 24 * hourly;

/**
 * At the start and every hour, what the database doesn't do by itself: sessions that have ended go, then accounts without
 * anything left, sign-ups to the list that nobody confirmed, and tombstones without replies; and what was deleted leaves the
 * write-ahead log as well as the file. Returns a stop function.
 */
export function startCleanup(db: DatabaseSync, now: Clock, everyMs = hourly): () => void {
  const forgetEnded = db.prepare('DELETE FROM session WHERE expiresAt < ?');
  // Not while it is being made: its session comes a moment later.
  const forgetUnused = db.prepare(
    `DELETE FROM "user" WHERE createdAt < ? AND id NOT IN (SELECT userId FROM session)
     AND id NOT IN (SELECT user_id FROM comments) AND id NOT IN (SELECT user_id FROM barred)`,
  );
  const forgetUnconfirmed = db.prepare('DELETE FROM subscribers WHERE expires_at < ?');
  // A mail that could not be sent for a week would come as a surprise.
  const giveUpMail = db.prepare('UPDATE subscribers SET to_mail = 0 WHERE to_mail = 1 AND mail_asked_at < ?');
  const forgetTombstones = db.prepare('DELETE FROM tombstones WHERE has_replies = 0 AND created_at < ?');
  const tidy = () => {
    try {
      const time = now().getTime();
      forgetEnded.run(new Date(time).toISOString());
      forgetUnused.run(new Date(time - hourly).toISOString());
      forgetUnconfirmed.run(new Date(time).toISOString());
      giveUpMail.run(new Date(time - weekly).toISOString());
      forgetTombstones.run(new Date(time - weekly).toISOString());
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is writing, or the disk is full: in an hour it is tried again.
    }
  };
  tidy();
  const timer = setInterval(tidy, everyMs).unref();
  return () => clearInterval(timer);
}
