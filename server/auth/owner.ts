import type { DatabaseSync } from 'node:sqlite';

/**
 * Recognizes the site's owner by the address of their Google account, which the provider has verified. The server asks for an address
 * only when a person signs in as the owner, and stores none here except the one in the configuration.
 */
export function createOwner(db: DatabaseSync, address: string | undefined) {
  const ownAddress = address?.toLowerCase();
  const insert = db.prepare('INSERT OR REPLACE INTO owners (account_id, email) VALUES (?, ?)');
  const byUser = db.prepare(
    `SELECT 1 FROM owners JOIN account ON account.accountId = owners.account_id
     WHERE account.userId = ? AND owners.email = ?`,
  );
  return {
    /** Call with the verified address of anyone who signs in, and the provider's id for them. */
    recognize(subject: string, email: string): void {
      if (email.toLowerCase() === ownAddress) insert.run(subject, ownAddress);
    },
    is: (uid: string): boolean => ownAddress !== undefined && byUser.get(uid, ownAddress) !== undefined,
  };
}
