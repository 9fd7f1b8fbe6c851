import type { DatabaseSync } from 'node:sqlite';

/**
 * Tells the site's owner by the address of their Google account, which the provider has verified. The server asks for an address
 * only when a person signs in as the owner, and keeps none here but the one in the configuration.
 */
export function createOwner(db: DatabaseSync, address: string | undefined) {
  const owners = address?.toLowerCase();
  const insert = db.prepare('INSERT OR REPLACE INTO owners (account_id, email) VALUES (?, ?)');
  const byUser = db.prepare(
    `SELECT 1 FROM owners JOIN account ON account.accountId = owners.account_id
     WHERE account.userId = ? AND owners.email = ?`,
  );
  return {
    /** Call with the verified address of anyone who signs in, and with the provider's name for them. */
    recognize(subject: string, email: string): void {
      if (email.toLowerCase() === owners) insert.run(subject, owners);
    },
    is: (uid: string): boolean => owners !== undefined && byUser.get(uid, owners) !== undefined,
  };
}
