import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';

const rowSchema = z.object({
  id: z.int(),
  fromName: z.string(),
  replyTo: z.string(),
  message: z.string(),
  receivedAt: z.string(),
  mailedAt: z.string().nullable(),
});
export type StoredMessage = z.infer<typeof rowSchema>;
export type NewMessage = Pick<StoredMessage, 'fromName' | 'replyTo' | 'message'>;
export type MessageStore = ReturnType<typeof createMessageStore>;

const columns = `id, from_name AS fromName, reply_to AS replyTo, message, received_at AS receivedAt,
  mailed_at AS mailedAt`;

/** About 100 MB of the longest messages. `npm run inbox forget-before` makes room. */
const maxMessages = 10_000;

/** Messages of the contact form: the owner's inbox, and the ones that are still to be mailed. */
export function createMessageStore(db: DatabaseSync, now: Clock) {
  const insert = db.prepare(
    'INSERT INTO messages (from_name, reply_to, message, received_at, to_mail) VALUES (?, ?, ?, ?, ?)',
  );
  const countAll = db.prepare('SELECT count(*) AS count FROM messages');
  const newestFirst = db.prepare(`SELECT ${columns} FROM messages ORDER BY id DESC`);
  const unmailed = db.prepare(
    `SELECT ${columns} FROM messages WHERE to_mail = 1 AND mailed_at IS NULL ORDER BY id`,
  );
  const forget = db.prepare('DELETE FROM messages WHERE lower(reply_to) = lower(?)');
  const forgetOld = db.prepare('DELETE FROM messages WHERE received_at < ?');
  const setMailed = db.prepare('UPDATE messages SET mailed_at = ? WHERE id = ?');

  return {
    add({ fromName, replyTo, message }: NewMessage, toMail: boolean): void {
      insert.run(fromName, replyTo, message, now().toISOString(), toMail ? 1 : 0);
    },
    isFull: () => Number(countAll.get()?.count) >= maxMessages,
    list: () => rowSchema.array().parse(newestFirst.all()),
    /** Deletes the messages of an address. Returns how many there were. */
    forget: (replyTo: string) => Number(forget.run(replyTo).changes),
    /** Deletes the messages from before a day (YYYY-MM-DD, UTC). Returns how many there were. */
    forgetBefore: (day: string) => Number(forgetOld.run(day).changes),
    waiting: () => rowSchema.array().parse(unmailed.all()),
    markMailed({ id }: Pick<StoredMessage, 'id'>): void {
      setMailed.run(now().toISOString(), id);
    },
  };
}
