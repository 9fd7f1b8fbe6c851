import type { Refusal } from './account.ts';

// #region table
const refusals: Readonly<Record<string, Refusal>> = {
  'auth/invalid-credential': 'wrong-credentials',
  // A project from before September 2023 may still say which of the two was
  // wrong. We don't pass it on.
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-disabled': 'wrong-credentials',
  'auth/email-already-in-use': 'not-created',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'password-policy',
  'auth/missing-password': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/account-exists-with-different-credential': 'other-method',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/too-many-requests': 'too-many',
  'auth/network-request-failed': 'offline',
};

/** Turns Firebase's code into a reason that the interface has words for. */
export function refusalFor(code: string): Refusal {
  return refusals[code] ?? 'unknown';
}
// #endregion table
