import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';
import { query } from '#server/db/query.ts';
import type { Subscriber } from './store.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const ofLink = 'email = (SELECT email FROM subscriber_links WHERE token_hash = ?)';

export type SubscriberLinks = ReturnType<typeof createSubscriberLinks>;

/** The links in the list's mails. Anyone with a link's token may confirm its address or take it off the list. */
export function createSubscriberLinks(db: DatabaseSync, now: Clock) {
  const insert = db.prepare('INSERT INTO subscriber_links (token_hash, email) VALUES (?, ?)');
  const select = query<Pick<Subscriber, 'confirmedAt'>>(
    db,
    `SELECT confirmed_at AS confirmedAt FROM subscribers WHERE ${ofLink}`,
  );
  const confirm = db.prepare(
    `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?), expires_at = NULL WHERE ${ofLink}`,
  );
  const leave = db.prepare(`DELETE FROM subscribers WHERE ${ofLink}`);

  return {
    /** Returns the token of a new link. Only its hash is stored. */
    create(email: string): string {
      const token = randomBytes(32).toString('base64url');
      insert.run(hashOf(token), email);
      return token;
    },
    /** The subscriber of a link, or undefined if it belongs to nobody. */
    find: (token: string) => select.get(hashOf(token)),
    /** False when nobody has this link. */
    confirm: (token: string) => Number(confirm.run(now().toISOString(), hashOf(token)).changes) === 1,
    /** Takes the address off the list. False when nobody has this link. */
    leave: (token: string) => Number(leave.run(hashOf(token)).changes) === 1,
  };
}
