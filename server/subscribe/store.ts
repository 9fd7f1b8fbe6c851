import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

const rowSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  subscribedAt: z.string(),
});
export type Subscriber = z.infer<typeof rowSchema>;
export type SubscriberStore = ReturnType<typeof createSubscriberStore>;

export function createSubscriberStore(db: DatabaseSync, now: Clock) {
  const insert = db.prepare(
    'INSERT INTO subscribers (email, first_name, last_name, subscribed_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const forget = db.prepare('DELETE FROM subscribers WHERE email = ?');
  const newestFirst = db.prepare(
    `SELECT email, first_name AS firstName, last_name AS lastName, subscribed_at AS subscribedAt
     FROM subscribers ORDER BY subscribed_at DESC, rowid DESC`,
  );
  return {
    /** False when the address is on the list already. */
    add({ email, firstName, lastName }: Omit<Subscriber, 'subscribedAt'>): boolean {
      const { changes } = insert.run(email.toLowerCase(), firstName, lastName, now().toISOString());
      return Number(changes) === 1;
    },
    /** Takes an address off the list. False when it was not on it. */
    forget: (email: string) => Number(forget.run(email.toLowerCase()).changes) === 1,
    list: () => rowSchema.array().parse(newestFirst.all()),
  };
}
