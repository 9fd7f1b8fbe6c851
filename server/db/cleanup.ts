import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '#server/http/log.ts';

const hour = 60 * 60 * 1000;
/** For unsent mail, and for tombstones: a late retry must not restore a deleted comment. */
const week = 7 * 24 * hour;
const year = 365 * 24 * hour;

/** Each statement takes the time before which it deletes, in ISO 8601. */
const deletions: readonly (readonly [ageMs: number, sql: string])[] = [
  [0, 'DELETE FROM session WHERE expiresAt < ?'],
  // Sign-ins that were not finished.
  [0, 'DELETE FROM verification WHERE expiresAt < ?'],
  // Accounts that nothing refers to. New ones are left alone, because their session is stored a moment later.
  [
    hour,
    `DELETE FROM "user" WHERE createdAt < ? AND id NOT IN (SELECT userId FROM session)
     AND id NOT IN (SELECT user_id FROM comments) AND id NOT IN (SELECT user_id FROM banned)
     AND id NOT IN (SELECT user_id FROM deleted_by_owner) AND id NOT IN (SELECT user_id FROM held_comments)
     AND id NOT IN (SELECT user_id FROM likes)`,
  ],
  // Sign-ups to the list that nobody confirmed.
  [0, 'DELETE FROM subscribers WHERE expires_at < ?'],
  // A mail that could not be sent for a week would come as a surprise.
  [week, 'UPDATE subscribers SET to_mail = 0 WHERE to_mail = 1 AND mail_asked_at < ?'],
  // Requests for mail whose sign-in never came, and notices that are a week old.
  [hour, 'DELETE FROM reply_mails WHERE email IS NULL AND asked_at < ?'],
  [
    week,
    `DELETE FROM notices WHERE noted_at < ?
     OR comment_id NOT IN (SELECT id FROM comments UNION ALL SELECT id FROM held_comments)`,
  ],
  // The bodies of newsletters that everyone got. The rows of their recipients stay, so that nobody gets one twice.
  [
    week,
    `UPDATE newsletters SET text = '', html = '' WHERE created_at < ?
     AND id NOT IN (SELECT newsletter FROM newsletter_emails WHERE state = 'waiting')`,
  ],
  [week, 'DELETE FROM notice_mails WHERE mailed_at < ?'],
  // A reply that waits for approval will need its own.
  [
    week,
    `DELETE FROM tombstones WHERE has_replies = 0 AND deleted_at < ?
     AND id NOT IN (SELECT parent_id FROM held_comments WHERE parent_id IS NOT NULL)`,
  ],
  [week, 'DELETE FROM deleted_by_owner WHERE deleted_at < ?'],
  [year, 'DELETE FROM views WHERE day < ?'],
  [year, 'DELETE FROM referrers WHERE day < ?'],
];

/** Cleans up at the start and every hour. Deleted rows leave the write-ahead log as well as the file. Returns a stop function. */
export function startCleanup(db: DatabaseSync, now: () => Date, log: Log): () => void {
  /** Another process may be writing, or the disk be full. The other statements still run, and the next try is in an hour. */
  const attempt = (sql: string, run: () => unknown) => {
    try {
      run();
    } catch (error) {
      log(`cleanup: "${sql.split('\n')[0]}" failed (${String(error)}). It is tried again in an hour.`);
    }
  };
  const cleanUp = () => {
    for (const [ageMs, sql] of deletions)
      attempt(sql, () => db.prepare(sql).run(new Date(now().getTime() - ageMs).toISOString()));
    attempt('checkpoint', () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  };
  cleanUp();
  const timer = setInterval(cleanUp, hour).unref();
  return () => clearInterval(timer);
}
