import { failure } from '#lib/outcome.ts';
import type { Reader } from '../../model.ts';
import type { Outcome, Refusal, SignInRefusal } from '../../port.ts';

/** By Firestore's codes: https://firebase.google.com/docs/reference/js/firestore_#firestoreerrorcode */
const refusals: Readonly<Record<string, Refusal>> = {
  unauthenticated: { kind: 'signed-out' },
  // The account was deleted: Auth renews no token.
  'auth/user-not-found': { kind: 'signed-out' },
  'auth/invalid-refresh-token': { kind: 'signed-out' },
  'permission-denied': { kind: 'forbidden' },
  'not-found': { kind: 'not-found' },
  'resource-exhausted': { kind: 'rate-limited', retryAfterSeconds: 60 },
};

const signInRefusals: Readonly<Record<string, SignInRefusal>> = {
  'auth/popup-blocked': { kind: 'popup-blocked' },
  'auth/popup-closed-by-user': { kind: 'popup-closed' },
  'auth/cancelled-popup-request': { kind: 'popup-closed' },
  'auth/user-cancelled': { kind: 'popup-closed' },
  'auth/account-exists-with-different-credential': { kind: 'other-provider' },
  'auth/unauthorized-domain': { kind: 'domain-not-authorized' },
  'auth/network-request-failed': { kind: 'unavailable' },
  'auth/internal-error': { kind: 'unavailable' },
  'auth/too-many-requests': { kind: 'rate-limited', retryAfterSeconds: 60 },
};

/** Does what a signed-in reader asks for. Errors become refusals. */
export async function asReader<Value>(
  reader: () => Promise<Reader | null>,
  work: (me: Reader) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  try {
    const me = await reader();
    return me ? await work(me) : failure({ kind: 'signed-out' });
  } catch (error) {
    return failure(refusals[codeOf(error)] ?? { kind: 'unavailable' });
  }
}

/** Writes, and once more after a pause if the rules refused it: this person may have just written on another device. */
export async function retriedAfter<Value>(pauseMs: number, write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return write();
  }
}

/** An Auth error as a refusal. Codes: https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
export function signInRefusalOf(error: unknown): SignInRefusal {
  return signInRefusals[codeOf(error)] ?? { kind: 'forbidden' };
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
