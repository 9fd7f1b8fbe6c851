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
  const { accounts, mails, wrong, person } = fields(stored);
  const isKnown =
    isListOf(accounts, isAccount) &&
    isListOf(mails, isMail) &&
    Object.values(fields(wrong)).every(Number.isInteger) &&
    (person === null || isPerson(person));
  // Each field was checked.
  return isKnown ? (stored as Stored) : null;
}

function isPerson(value: unknown): boolean {
  const { uid, email, verified } = fields(value);
  return isText(uid) && isText(email) && typeof verified === 'boolean';
}

function isAccount(value: unknown): boolean {
  const { secret } = fields(value);
  const { salt, hash } = fields(secret);
  return (
    isPerson(value) && (secret === null || (isText(salt) && isText(hash)))
  );
}

function isMail(value: unknown): boolean {
  const { id, kind, to, isUsed } = fields(value);
  return (
    Number.isInteger(id) &&
    (kind === 'verification' || kind === 'reset') &&
    isText(to) &&
    typeof isUsed === 'boolean'
  );
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isListOf(value: unknown, is: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is);
}

const isText = (value: unknown) => typeof value === 'string';
