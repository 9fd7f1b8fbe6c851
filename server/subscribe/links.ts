import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';

const rowSchema = z.object({ confirmedAt: z.string().nullable() }).optional();
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export type LinkStore = ReturnType<typeof createLinkStore>;

/** The links in mails to subscribers. Anyone who has a link's token may confirm its address, and take it off the list. */
export function createLinkStore(db: DatabaseSync, now: Clock) {
  const insert = db.prepare('INSERT INTO subscriber_links (token_hash, email) VALUES (?, ?)');
  const theSubscriber = 'email = (SELECT email FROM subscriber_links WHERE token_hash = ?)';
  const select = db.prepare(`SELECT confirmed_at AS confirmedAt FROM subscribers WHERE ${theSubscriber}`);
  const confirm = db.prepare(
    `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?), expires_at = NULL WHERE ${theSubscriber}`,
  );
  const leave = db.prepare(`DELETE FROM subscribers WHERE ${theSubscriber}`);
  return {
    /** The token of a new link. Only its hash is stored. */
    create(email: string): string {
      const token = randomBytes(32).toString('base64url');
      insert.run(hashOf(token), email);
      return token;
    },
    /** Whose link this is, or undefined where there is no such subscriber, or no longer. */
    find: (token: string) => rowSchema.parse(select.get(hashOf(token))),
    /** False where the link belongs to nobody. */
    confirm: (token: string) => Number(confirm.run(now().toISOString(), hashOf(token)).changes) === 1,
    /** Takes the address off the list. False where the link belongs to nobody. */
    leave: (token: string) => Number(leave.run(hashOf(token)).changes) === 1,
  };
}
