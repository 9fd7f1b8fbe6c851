import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a sign-up waits for its confirmation. */
export const daysToConfirm = 7;

const rowSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscribedAt: z.string(),
  /** Null where nobody has pressed the button of a mail. */
  confirmedAt: z.string().nullable(),
  /** Not null while a sign-up waits for its confirmation: until then the address is not on the list. */
  expiresAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof rowSchema>;

const waitingSchema = z.object({
  id: z.int(),
  email: z.string(),
  mailAskedAt: z.string(),
  expiresAt: z.string().nullable(),
});
/** A mail with links that is still to be sent. */
export type WaitingMail = z.infer<typeof waitingSchema>;

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

export function createSubscriberStore(db: DatabaseSync, now: Clock) {
  // A known address is written to as well, so that neither the answer nor its time tells that it is known.
  const upsert = db.prepare(
    `INSERT INTO subscribers (email, first_name, last_name, subscribed_at, tried_at, expires_at, mail_asked_at, to_mail)
     VALUES (:email, :firstName, :lastName, :now, :now, :expiresAt, :mailAskedAt, :toMail)
     ON CONFLICT (email) DO UPDATE SET
       tried_at = excluded.tried_at,
       first_name = iif(confirmed_at IS NULL, excluded.first_name, first_name),
       last_name = iif(confirmed_at IS NULL, excluded.last_name, last_name),
       expires_at = iif(expires_at IS NULL, NULL, excluded.expires_at),
       to_mail = iif(coalesce(mail_asked_at, '') < :dayAgo, excluded.to_mail, to_mail),
       mail_asked_at = iif(coalesce(mail_asked_at, '') < :dayAgo, excluded.mail_asked_at, mail_asked_at)`,
  );
  const forget = db.prepare('DELETE FROM subscribers WHERE email = ?');
  const newestFirst = db.prepare(
    `SELECT email, first_name AS firstName, last_name AS lastName, subscribed_at AS subscribedAt,
       confirmed_at AS confirmedAt, expires_at AS expiresAt
     FROM subscribers ORDER BY subscribed_at DESC, rowid DESC`,
  );
  const unmailed = db.prepare(
    `SELECT rowid AS id, email, mail_asked_at AS mailAskedAt, expires_at AS expiresAt
     FROM subscribers WHERE to_mail = 1 ORDER BY mail_asked_at`,
  );
  const setMailed = db.prepare('UPDATE subscribers SET to_mail = 0 WHERE email = ? AND mail_asked_at = ?');

  return {
    /**
     * Signs an address up, as often as it likes. With mail it is on the list once it is confirmed, and gets one mail a day
     * at most; without, it is on the list at once.
     */
    add(
      { email, firstName, lastName }: Pick<Subscriber, 'email' | 'firstName' | 'lastName'>,
      byMail: boolean,
    ): void {
      const time = now().getTime();
      const at = (ms: number) => new Date(ms).toISOString();
      upsert.run({
        email: email.toLowerCase(),
        firstName,
        lastName,
        now: at(time),
        dayAgo: at(time - day),
        expiresAt: byMail ? at(time + daysToConfirm * day) : null,
        mailAskedAt: byMail ? at(time) : null,
        toMail: byMail ? 1 : 0,
      });
    },
    /** Takes an address off the list, with its links. False when it was not on it. */
    forget: (email: string) => Number(forget.run(email.toLowerCase()).changes) === 1,
    list: () => rowSchema.array().parse(newestFirst.all()),
    waiting: () => waitingSchema.array().parse(unmailed.all()),
    markMailed({ email, mailAskedAt }: WaitingMail): void {
      setMailed.run(email, mailAskedAt);
    },
  };
}
