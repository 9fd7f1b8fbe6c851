import type { DatabaseSync } from 'node:sqlite';
import { query } from '#server/db/query.ts';
import type { Manifest } from '#site/build/manifest.ts';
import { looksLike } from './lookalikes.ts';

export type Owner = ReturnType<typeof createOwner>;

/**
 * Recognizes the site's owner by the address of their account, which the provider has verified. The server asks for an
 * address only when a person signs in as the owner, and stores none here except the one in the configuration.
 */
export function createOwner(db: DatabaseSync, { name, account }: Manifest['owner']) {
  const ownAddress = account?.toLowerCase();
  const confirm = db.prepare('INSERT OR REPLACE INTO owners (account_id, email) VALUES (?, ?)');
  /** An account without an address here has been the owner's, and has to prove again that it still is. */
  const doubt = db.prepare("UPDATE owners SET email = '' WHERE account_id = ? AND email <> ''");
  const remove = db.prepare('DELETE FROM owners WHERE account_id = ?');
  const withAddress = 'FROM owners JOIN account ON accountId = owners.account_id WHERE owners.email = ?';
  const byAddress = query<{ readonly uid: string }>(db, `SELECT userId AS uid ${withAddress}`);
  const hasAddress = db.prepare(`SELECT 1 ${withAddress} AND userId = ?`);
  const isOwnAddress = (email: string | undefined) =>
    email !== undefined && email.toLowerCase() === ownAddress;
  return {
    name,
    /** Whether a name could be taken for the owner's; never where nobody can sign in as the owner. */
    isNamed: (called: string): boolean => ownAddress !== undefined && looksLike(called, name),
    isOwnAddress,
    /**
     * Call at every sign-in with the provider's id of the person, and with their verified address if the provider gave one. An
     * account with another address is no longer the owner's in any of its sessions, and neither is one that shows no address. Returns
     * whether it is the owner's now, or was before.
     */
    recognize(subject: string, email: string | undefined): boolean {
      if (ownAddress !== undefined && isOwnAddress(email))
        return confirm.run(subject, ownAddress).changes > 0;
      return (email === undefined && doubt.run(subject).changes > 0) || remove.run(subject).changes > 0;
    },
    /** Whether a person who has just signed in should be asked for the address once more, because they were the owner before. */
    isInDoubt: (uid: string): boolean => hasAddress.get('', uid) !== undefined,
    is: (uid: string): boolean => ownAddress !== undefined && hasAddress.get(ownAddress, uid) !== undefined,
    /** None until the owner has signed in, and one for each of their accounts. */
    uids: (): string[] => (ownAddress === undefined ? [] : byAddress.all(ownAddress).map(({ uid }) => uid)),
  };
}
