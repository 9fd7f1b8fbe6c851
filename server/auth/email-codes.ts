import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export const minutesOfCode = 10;
const digits = 8;

/** A sign-in that waits for its code, in the browser that asked for it. */
export interface WaitingSignIn {
  /** Known to this browser alone. */
  readonly token: string;
  readonly address: string;
}

export const digitsOf = (typed: string) => typed.replace(/\D/g, '');
export const isComplete = (code: string) => code.length === digits;
export const spaced = (code: string) => code.replace(/(?=.{4}$)/, ' ');

/** Codes for signing in. The database has only keyed hashes of token, address and code; the address stays in the browser that asked. */
export function createEmailCodes(db: DatabaseSync, secret: string, now: () => Date) {
  const insert = db.prepare(
    `INSERT INTO verification (id, identifier, value, expiresAt, createdAt, updatedAt)
     VALUES (:key, :key, :value, :expiresAt, :now, :now)`,
  );
  const select = db.prepare('SELECT value FROM verification WHERE identifier = ? AND expiresAt > ?');
  const remove = db.prepare('DELETE FROM verification WHERE identifier = ?');
  const keyed = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  const keyOf = ({ token }: WaitingSignIn) => keyed('email sign-in', token);
  const codeKeyOf = ({ token, address }: WaitingSignIn, code: string) =>
    keyed('email code', token, address, code);
  const stored = (waiting: WaitingSignIn) => select.get(keyOf(waiting), now().toISOString())?.value;

  return {
    /** The account of an address. Whoever reads the database can't tell whose it is. */
    accountOf: (address: string) => `email:${keyed('email account', address)}`,
    create(address: string): WaitingSignIn & { readonly code: string } {
      const waiting = { token: randomBytes(24).toString('base64url'), address };
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const time = now();
      const expiresAt = new Date(time.getTime() + minutesOfCode * 60_000).toISOString();
      const value = codeKeyOf(waiting, code);
      insert.run({ key: keyOf(waiting), value, expiresAt, now: time.toISOString() });
      return { ...waiting, code };
    },
    isWaiting: (waiting: WaitingSignIn) => stored(waiting) !== undefined,
    isRight: (waiting: WaitingSignIn, code: string) => stored(waiting) === codeKeyOf(waiting, code),
    end: (waiting: WaitingSignIn) => void remove.run(keyOf(waiting)),
  };
}
