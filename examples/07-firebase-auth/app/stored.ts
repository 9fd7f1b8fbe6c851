import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';
import type { Person } from '../src/account.ts';
import type { Secret } from './secret.ts';

export interface KeptAccount extends Person {
  /** null for someone who signs in with Google. */
  readonly secret: Secret | null;
}

export interface Mail {
  readonly id: number;
  readonly kind: 'verification' | 'reset';
  readonly to: string;
  /** A link works once. */
  readonly isUsed: boolean;
}

export interface Stored {
  readonly accounts: readonly KeptAccount[];
  /** The latest last. */
  readonly mails: readonly Mail[];
  /** Wrong passwords since the last right one, by address. */
  readonly wrong: Readonly<Record<string, number>>;
  /** Who is signed in, as the service last described them. */
  readonly person: Person | null;
}

/** What is kept, or null if that is not what is stored. */
export function readStored(stored: unknown): Stored | null {
  const { accounts, mails, wrong, person } = fieldsOf(stored);
  const isKnown =
    isListOf(accounts, isAccount) &&
    isListOf(mails, isMail) &&
    Object.values(fieldsOf(wrong)).every(Number.isInteger) &&
    (person === null || isPerson(person));
  // Each field was checked.
  return isKnown ? (stored as Stored) : null;
}

function isPerson(value: unknown): boolean {
  const { uid, email, verified } = fieldsOf(value);
  return isText(uid) && isText(email) && typeof verified === 'boolean';
}

function isAccount(value: unknown): value is KeptAccount {
  const { secret } = fieldsOf(value);
  const { salt, hash } = fieldsOf(secret);
  return (
    isPerson(value) && (secret === null || (isText(salt) && isText(hash)))
  );
}

function isMail(value: unknown): value is Mail {
  const { id, kind, to, isUsed } = fieldsOf(value);
  return (
    Number.isInteger(id) &&
    (kind === 'verification' || kind === 'reset') &&
    isText(to) &&
    typeof isUsed === 'boolean'
  );
}
