import type { DatabaseSync } from 'node:sqlite';
import { counter, query } from '#server/db/query.ts';

export interface StoredMessage {
  readonly id: number;
  readonly fromName: string;
  readonly replyTo: string;
  readonly message: string;
  readonly receivedAt: string;
  readonly mailedAt: string | null;
  /** When the mail server had refused it for good. */
  readonly refusedAt: string | null;
  readonly isWaiting: 0 | 1;
}
type NewMessage = Pick<StoredMessage, 'fromName' | 'replyTo' | 'message'>;

const isWaiting = 'to_mail = 1 AND mailed_at IS NULL AND refused_at IS NULL';
const columns = `id, from_name AS fromName, reply_to AS replyTo, message, received_at AS receivedAt,
  mailed_at AS mailedAt, refused_at AS refusedAt, ${isWaiting} AS isWaiting`;

/** About 100 MB of the longest messages. `npm run inbox forget-before` makes room. */
const maxMessages = 10_000;

/** Messages of the contact form: the owner's inbox, and the ones that are still to be mailed. */
export function createMessageStore(db: DatabaseSync, now: () => Date) {
  const insert = db.prepare(
    `INSERT INTO messages (from_name, reply_to, message, received_at, to_mail)
     SELECT :fromName, :replyTo, :message, :now, :toMail WHERE NOT EXISTS (SELECT 1 FROM messages
       WHERE received_at BETWEEN :hourAgo AND :now AND from_name = :fromName AND reply_to = :replyTo AND message = :message)`,
  );
  const countAll = counter(db, 'SELECT count(*) AS count FROM messages');
  const newestFirst = query<StoredMessage>(db, `SELECT ${columns} FROM messages ORDER BY id DESC`);
  const unmailed = query<StoredMessage>(db, `SELECT ${columns} FROM messages WHERE ${isWaiting} ORDER BY id`);
  const forget = db.prepare('DELETE FROM messages WHERE lower(reply_to) = lower(?)');
  const forgetOld = db.prepare('DELETE FROM messages WHERE received_at < ?');
  const setRefused = db.prepare('UPDATE messages SET refused_at = ? WHERE id = ?');
  const setMailed = db.prepare('UPDATE messages SET mailed_at = ? WHERE id = ?');

  return {
    /** Adds a message, once in an hour: people who saw no answer send it again. */
    add({ fromName, replyTo, message }: NewMessage, toMail: boolean): void {
      const time = now();
      const hourAgo = new Date(time.getTime() - 60 * 60 * 1000).toISOString();
      insert.run({ fromName, replyTo, message, now: time.toISOString(), hourAgo, toMail: toMail ? 1 : 0 });
    },
    isFull: () => countAll() >= maxMessages,
    list: () => newestFirst.all(),
    /** Deletes the messages of an address. Returns how many there were. */
    forget: (replyTo: string) => Number(forget.run(replyTo).changes),
    /** Deletes the messages from before a day (YYYY-MM-DD, UTC). Returns how many there were. */
    forgetBefore: (day: string) => Number(forgetOld.run(day).changes),
    waiting: () => unmailed.all(),
    markMailed: ({ id }: Pick<StoredMessage, 'id'>) => void setMailed.run(now().toISOString(), id),
    markRefused: ({ id }: Pick<StoredMessage, 'id'>) => void setRefused.run(now().toISOString(), id),
  };
}
