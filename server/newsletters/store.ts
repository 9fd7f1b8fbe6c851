import type { DatabaseSync } from 'node:sqlite';
import { counter, inTransaction, query } from '#server/db/query.ts';
import type { Failure } from '#server/mail/smtp.ts';

const hour = 60 * 60 * 1000;
/** How long a refused email waits for its second and third try. There is no fourth. */
const retryAfterMs = [hour, 24 * hour];

export interface Newsletter {
  /** The first path of the article, or the file of the owner's text. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** The body, without the header and footer that each copy gets. */
  readonly html: string;
}

/** One person's copy. */
export interface NewsletterEmail extends Newsletter {
  readonly email: string;
  readonly tries: number;
}

export interface NewsletterStatus extends Pick<Newsletter, 'id' | 'subject'> {
  readonly createdAt: string;
  readonly sent: number;
  readonly waiting: number;
  readonly refused: number;
}

export const tooManyRefusals = 3;
/** Who gets newsletters. `refusals` counts only those in succession. */
const recipients = `confirmed_at IS NOT NULL AND refusals < ${tooManyRefusals}`;
const ofEmail = 'WHERE newsletter = :id AND email = :email';

export function createNewsletterStore(db: DatabaseSync, now: () => Date) {
  const countMissing = counter(
    db,
    `SELECT count(*) AS count FROM subscribers WHERE ${recipients}
       AND email NOT IN (SELECT email FROM newsletter_emails WHERE newsletter = ? AND state <> 'refused')`,
  );
  const upsert = db.prepare(
    `INSERT INTO newsletters (id, subject, text, html, created_at)
     VALUES (:id, :subject, :text, :html, :now) ON CONFLICT (id) DO UPDATE SET
       subject = excluded.subject, text = excluded.text, html = excluded.html, created_at = excluded.created_at`,
  );
  const address = db.prepare(
    `INSERT INTO newsletter_emails (newsletter, email, state, due_at)
     SELECT :id, email, 'waiting', :now FROM subscribers WHERE ${recipients}
     ON CONFLICT DO UPDATE SET state = 'waiting', tries = 0, due_at = excluded.due_at WHERE state = 'refused'`,
  );
  const newestFirst = query<NewsletterStatus>(
    db,
    `SELECT id, subject, created_at AS createdAt, count(*) FILTER (WHERE state = 'sent') AS sent,
       count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'refused') AS refused
     FROM newsletters LEFT JOIN newsletter_emails ON newsletter = id GROUP BY id ORDER BY created_at DESC`,
  );
  // No try is more than a day away: such a date comes from a clock that was wrong.
  const due = query<NewsletterEmail>(
    db,
    `SELECT id, subject, text, html, email, tries
     FROM newsletter_emails JOIN newsletters ON id = newsletter
     WHERE state = 'waiting' AND (due_at <= :now OR due_at > strftime('%Y-%m-%dT%H:%M:%fZ', :now, '+1 day')) ORDER BY due_at LIMIT 1`,
  );
  const setSent = db.prepare(`UPDATE newsletter_emails SET state = 'sent' ${ofEmail}`);
  const postpone = db.prepare(
    `UPDATE newsletter_emails SET state = :state, tries = :tries, due_at = :dueAt ${ofEmail}`,
  );
  const countRefusal = db.prepare(
    'UPDATE subscribers SET refusals = iif(:isRefused, refusals + 1, 0) WHERE email = :email',
  );
  const giveUp = db.prepare(
    `UPDATE newsletter_emails SET state = 'refused' WHERE state = 'waiting' AND email = :email
       AND email NOT IN (SELECT email FROM subscribers WHERE ${recipients})`,
  );

  return {
    /** How many people it would go to. */
    countMissing: ({ id }: Pick<Newsletter, 'id'>) => countMissing(id),
    list: () => newestFirst.all(),
    /** Puts a newsletter into the outbox for everyone who doesn't have it. Returns how many people that is. */
    add: ({ id, subject, text, html }: Newsletter): number =>
      inTransaction(db, () => {
        const time = now().toISOString();
        upsert.run({ id, subject, text, html, now: time });
        return Number(address.run({ id, now: time }).changes);
      }),
    due: () => due.get({ now: now().toISOString() }),
    markSent: ({ id, email }: NewsletterEmail): void =>
      inTransaction(db, () => {
        setSent.run({ id, email });
        countRefusal.run({ email, isRefused: 0 });
      }),
    /** The email goes behind the others. */
    markFailed: ({ id, email, tries }: NewsletterEmail, failure: Failure): void =>
      inTransaction(db, () => {
        const waitMs = failure === 'server' ? 0 : retryAfterMs[tries];
        postpone.run({
          id,
          email,
          state: waitMs === undefined ? 'refused' : 'waiting',
          tries: failure === 'server' ? tries : tries + 1,
          dueAt: new Date(now().getTime() + (waitMs ?? 0)).toISOString(),
        });
        if (failure !== 'address') return;
        countRefusal.run({ email, isRefused: 1 });
        giveUp.run({ email });
      }),
  };
}
