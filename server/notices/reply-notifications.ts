import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { minutesOfCode } from '#server/auth/email-codes.ts';
import { query } from '#server/db/query.ts';

/** How long the sign-in that gives the address may take: longer than a code by email works. */
const timeToConfirmMs = (minutesOfCode + 5) * 60 * 1000;

export type ReplyNotifications = ReturnType<typeof createReplyNotifications>;

/** Who wants mail about replies, at an address that the provider verified in a sign-in for that. It is used and kept for that alone. */
export function createReplyNotifications(db: DatabaseSync, now: () => Date) {
  const askFor = db.prepare(
    'INSERT INTO reply_mails (user_id, asked_at) VALUES (?, ?) ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at',
  );
  const setAddress = db.prepare(
    `UPDATE reply_mails SET email = ?
     WHERE asked_at > ? AND user_id IN (SELECT userId FROM account WHERE accountId = ?)`,
  );
  const address = db.prepare('SELECT 1 FROM reply_mails WHERE user_id = ? AND email IS NOT NULL');
  const remove = db.prepare('DELETE FROM reply_mails WHERE user_id = ?');
  const byAddress = query<{ readonly userId: string }>(
    db,
    'SELECT user_id AS userId FROM reply_mails WHERE lower(email) = lower(?)',
  );
  const removeNotices = db.prepare('DELETE FROM notices WHERE recipient = ?');

  const turnOff = (userId: string): void => {
    remove.run(userId);
    removeNotices.run(userId);
  };

  return {
    ask: (userId: string) => void askFor.run(userId, now().toISOString()),
    /** Stores the verified address, but only for a person who has just asked for mail. `subject` is the provider's id for them. */
    confirm(subject: string, email: string): void {
      setAddress.run(email, new Date(now().getTime() - timeToConfirmMs).toISOString(), subject);
    },
    isOn: (userId: string) => address.get(userId) !== undefined,
    turnOff,
    /** Turns them off for an address, which is deleted. False when it got none. */
    forget(email: string): boolean {
      const people = byAddress.all(email);
      for (const { userId } of people) turnOff(userId);
      return people.length > 0;
    },
  };
}

const stopPath = '/mails/stop';

/** Links that end the mails of one reader. They work as long as the site keeps its secret, and need no place in the database. */
export function createStopLinks(secret: string) {
  const keyOf = (reader: string) => createHmac('sha256', secret).update(`${stopPath} ${reader}`).digest();
  return {
    pathFor: (reader: string) =>
      `${stopPath}?${new URLSearchParams({ reader, key: keyOf(reader).toString('base64url') })}`,
    /** The reader of a link, or undefined if the link is not valid. */
    readerOf({ reader = '', key = '' }: Readonly<Record<string, string>>): string | undefined {
      const given = Buffer.from(key, 'base64url');
      const right = keyOf(reader);
      return given.length === right.length && timingSafeEqual(given, right) ? reader : undefined;
    },
  };
}
