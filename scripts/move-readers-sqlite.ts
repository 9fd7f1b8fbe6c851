import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { profileFrom } from '#server/auth/profile.ts';
import type { AccountPlace } from './move-readers.ts';

const rowSchema = z.object({
  uid: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  googleId: z.string(),
});

/** The people in the embedded server's database. Those of the local account chooser are no Google accounts. */
export function sqliteAccounts(db: DatabaseSync, now: () => Date): AccountPlace {
  const all = db.prepare(
    `SELECT "user".id AS uid, "user".name AS name, "user".image AS picture, account.accountId AS googleId
     FROM "user" JOIN account ON account.userId = "user".id
     WHERE account.providerId = 'google' AND account.accountId NOT GLOB '*[^0-9]*'`,
  );
  const addUser = db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, image, createdAt, updatedAt)
     VALUES (:id, :name, :email, 0, :image, :at, :at)`,
  );
  const addAccount = db.prepare(
    `INSERT INTO account (id, accountId, providerId, userId, createdAt, updatedAt)
     VALUES (:id, :accountId, 'google', :userId, :at, :at)`,
  );
  return {
    async read() {
      return all.all().map((row) => {
        const { picture, ...account } = rowSchema.parse(row);
        return { ...account, picture: picture ?? '' };
      });
    },
    async add(accounts) {
      const at = now().toISOString();
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { uid, googleId, name, picture } of accounts) {
          // As a sign-in would have written them, but for the id.
          const profile = profileFrom({ sub: googleId, name, picture }, '');
          addUser.run({ id: uid, name: profile.name, email: profile.email, image: profile.image, at });
          addAccount.run({ id: randomUUID(), accountId: googleId, userId: uid, at });
        }
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
