import { hash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '#server/db/query.ts';
import { normalAddress } from '#server/mail/address.ts';

const day = 24 * 60 * 60 * 1000;
export const daysToConfirm = 7;

export interface Subscriber {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly subscribedAt: string;
  /** Null until the subscriber presses the button behind the link in a mail. */
  readonly confirmedAt: string | null;
  /** Not null while a sign-up waits for its confirmation: until then the address is not on the list. */
  readonly expiresAt: string | null;
  /** How often in succession the mail server has refused the address. After three refusals it gets no newsletters. */
  readonly refusals: number;
}

export interface WaitingSignUp extends Pick<Subscriber, 'email' | 'expiresAt'> {
  readonly id: number;
  readonly mailAskedAt: string;
}

export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

/** The mailing list, confirmed or not. Anyone with the token of a link in its mails may confirm the address or take it off the list. */
export function createSubscriberStore(db: DatabaseSync, now: () => Date) {
  // A known address is written as well, so that neither the answer nor its timing reveals that it is known.
  const upsert = db.prepare(
    `INSERT INTO subscribers (email, first_name, last_name, subscribed_at, tried_at, expires_at, mail_asked_at, to_mail)
     VALUES (:email, :firstName, :lastName, :now, :now, :expiresAt, :mailAskedAt, :toMail)
     ON CONFLICT (email) DO UPDATE SET
       tried_at = excluded.tried_at,
       first_name = iif(confirmed_at IS NULL, excluded.first_name, first_name),
       last_name = iif(confirmed_at IS NULL, excluded.last_name, last_name),
       expires_at = iif(confirmed_at IS NULL, excluded.expires_at, NULL),
       refusals = 0,
       to_mail = iif(mail_asked_at BETWEEN :dayAgo AND :now, to_mail, excluded.to_mail),
       mail_asked_at = iif(mail_asked_at BETWEEN :dayAgo AND :now, mail_asked_at, excluded.mail_asked_at)`,
  );
  const forget = db.prepare('DELETE FROM subscribers WHERE email IN (?, ?)');
  const newestFirst = query<Subscriber>(
    db,
    `SELECT email, first_name AS firstName, last_name AS lastName, subscribed_at AS subscribedAt,
       confirmed_at AS confirmedAt, expires_at AS expiresAt, refusals
     FROM subscribers ORDER BY subscribed_at DESC, rowid DESC`,
  );
  const unmailed = query<WaitingSignUp>(
    db,
    `SELECT rowid AS id, email, mail_asked_at AS mailAskedAt, expires_at AS expiresAt
     FROM subscribers WHERE to_mail = 1 ORDER BY mail_asked_at`,
  );
  const setMailed = db.prepare('UPDATE subscribers SET to_mail = 0 WHERE email = ? AND mail_asked_at = ?');
  const insertLink = db.prepare('INSERT INTO subscriber_links (token_hash, email) VALUES (?, ?)');
  const byLink = query<Pick<Subscriber, 'email' | 'confirmedAt'>>(
    db,
    `SELECT email, confirmed_at AS confirmedAt FROM subscribers JOIN subscriber_links USING (email)
     WHERE token_hash = ?`,
  );
  const confirm = db.prepare(
    'UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?), expires_at = NULL WHERE email = ?',
  );

  return {
    /** Signs an address up, any number of times: at once without mail, and with it once confirmed, by one mail a day at most. */
    add(
      { email, firstName, lastName }: Pick<Subscriber, 'email' | 'firstName' | 'lastName'>,
      byMail: boolean,
    ): void {
      const time = now().getTime();
      const at = (ms: number) => new Date(ms).toISOString();
      upsert.run({
        email,
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
    forget: (email: string) => forget.run(email.toLowerCase(), normalAddress(email) ?? '').changes > 0,
    list: () => newestFirst.all(),
    waiting: () => unmailed.all(),
    markMailed: ({ email, mailAskedAt }: WaitingSignUp) => void setMailed.run(email, mailAskedAt),
    /** Returns the token of a new link. Only its hash is stored. */
    createLink(email: string): string {
      const token = randomBytes(32).toString('base64url');
      insertLink.run(hash('sha256', token), email);
      return token;
    },
    /** The subscriber of a link, or undefined if it belongs to nobody. */
    ofLink: (token: string) => byLink.get(hash('sha256', token)),
    confirm: (email: string) => void confirm.run(now().toISOString(), email),
  };
}
