import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';
import { counter, inTransaction, query } from '#server/db/query.ts';

const hour = 60 * 60 * 1000;
/** How long a mail that was refused waits for its second and third try. There is no fourth. */
const retryAfterMs = [hour, 24 * hour];

/** Something for everyone on the list. */
export interface Letter {
  /** The path of the article, or the file of the owner's text. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** What it says, without the frame that each mail gets. */
  readonly html: string;
}

/** A letter to one person. */
export interface LetterMail extends Letter {
  readonly email: string;
  readonly tries: number;
  readonly createdAt: string;
}

export interface LetterStatus extends Pick<Letter, 'id' | 'subject'> {
  readonly createdAt: string;
  readonly sent: number;
  readonly waiting: number;
  readonly refused: number;
}

/** How a try failed: at the mail server itself, at this mail for now, or at its address for good. */
export type Failure = 'server' | 'mail' | 'address';

export type LetterStore = ReturnType<typeof createLetterStore>;

export const tooManyRefusals = 3;
/** Whom letters go to. `refusals` are only those in succession. */
const recipients = `confirmed_at IS NOT NULL AND refusals < ${tooManyRefusals}`;
const ofMail = 'WHERE letter = :id AND email = :email';

/** The letters to the list, and one mail for each of their recipients. */
export function createLetterStore(db: DatabaseSync, now: Clock) {
  const countMissing = counter(
    db,
    `SELECT count(*) AS count FROM subscribers WHERE ${recipients}
       AND email NOT IN (SELECT email FROM letter_mails WHERE letter = ? AND state <> 'refused')`,
  );
  const upsert = db.prepare(
    `INSERT INTO letters VALUES (:id, :subject, :text, :html, :now) ON CONFLICT (id) DO UPDATE SET
       subject = excluded.subject, text = excluded.text, html = excluded.html, created_at = excluded.created_at`,
  );
  const address = db.prepare(
    `INSERT INTO letter_mails (letter, email, state, due_at)
     SELECT :id, email, 'waiting', :now FROM subscribers WHERE ${recipients}
     ON CONFLICT DO UPDATE SET state = 'waiting', tries = 0, due_at = excluded.due_at WHERE state = 'refused'`,
  );
  const newestFirst = query<LetterStatus>(
    db,
    `SELECT id, subject, created_at AS createdAt, count(*) FILTER (WHERE state = 'sent') AS sent,
       count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'refused') AS refused
     FROM letters LEFT JOIN letter_mails ON letter = id GROUP BY id ORDER BY created_at DESC`,
  );
  const due = query<LetterMail>(
    db,
    `SELECT id, subject, text, html, created_at AS createdAt, email, tries
     FROM letter_mails JOIN letters ON id = letter WHERE state = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT 1`,
  );
  const setSent = db.prepare(`UPDATE letter_mails SET state = 'sent' ${ofMail}`);
  const postpone = db.prepare(
    `UPDATE letter_mails SET state = :state, tries = :tries, due_at = :dueAt ${ofMail}`,
  );
  const countRefusal = db.prepare(
    'UPDATE subscribers SET refusals = iif(:isRefused, refusals + 1, 0) WHERE email = :email',
  );
  const giveUp = db.prepare(
    `UPDATE letter_mails SET state = 'refused' WHERE state = 'waiting' AND email = :email
       AND email NOT IN (SELECT email FROM subscribers WHERE ${recipients})`,
  );

  return {
    /** How many people it would go to. */
    countMissing: ({ id }: Pick<Letter, 'id'>) => countMissing(id),
    /** Newest first. */
    list: () => newestFirst.all(),
    /** Puts a letter into the outbox for everyone who doesn't have it. Returns how many they are. */
    add: ({ id, subject, text, html }: Letter): number =>
      inTransaction(db, () => {
        const time = now().toISOString();
        upsert.run({ id, subject, text, html, now: time });
        return Number(address.run({ id, now: time }).changes);
      }),
    /** The next mail that may go out, or undefined. */
    due: () => due.get(now().toISOString()),
    markSent: ({ id, email }: LetterMail): void =>
      inTransaction(db, () => {
        setSent.run({ id, email });
        countRefusal.run({ email, isRefused: 0 });
      }),
    /** A mail that the mail server could not be given goes behind the others. */
    markFailed: ({ id, email, tries }: LetterMail, failure: Failure): void =>
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
