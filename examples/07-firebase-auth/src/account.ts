export interface Person {
  readonly uid: string;
  readonly email: string;
}

// #region refusals
/**
 * Why nobody was signed in. Firebase's codes are turned into these, and
 * nothing else reaches the interface.
 */
export type Refusal =
  | 'wrong-credentials'
  | 'not-created'
  | 'weak-password'
  | 'invalid-email'
  | 'other-method'
  | 'popup-closed'
  | 'popup-blocked'
  | 'too-many'
  | 'offline'
  | 'unknown';

export type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Refusal };
// #endregion refusals

// #region port
/** Everything that the interface asks of whoever keeps the accounts. */
export interface Account {
  /**
   * Calls back as soon as it is known who is here, and after every change.
   * Returns a stop function.
   */
  watch(onChange: (person: Person | null) => void): () => void;
  signUp(email: string, password: string): Promise<Outcome>;
  signIn(email: string, password: string): Promise<Outcome>;
  signInWithGoogle(): Promise<Outcome>;
  /**
   * Succeeds alike for an address that has an account and for one that has
   * none.
   */
  sendReset(email: string): Promise<Outcome>;
  signOut(): Promise<Outcome>;
}
// #endregion port

export const done: Outcome = { ok: true };

export function refused(why: Refusal): Outcome {
  return { ok: false, why };
}

// #region words
export const wordsFor: Readonly<Record<Refusal, string>> = {
  'wrong-credentials':
    'We could not sign you in. Check the e-mail address and the password.',
  'not-created':
    'No account was made. Been here before? Sign in or reset the password.',
  'weak-password':
    'Please choose a longer password, one that you use nowhere else.',
  'invalid-email': 'That does not look like a complete e-mail address.',
  'other-method':
    'You have signed in another way before. Please use that one.',
  'popup-closed':
    'The Google window was closed early. Nothing has changed.',
  'popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups and try again.',
  'too-many':
    'Too many attempts. Wait a few minutes, or reset your password.',
  offline: 'There is no connection right now. Try again in a moment.',
  unknown:
    'Something went wrong on our side. Please try again in a moment.',
};
// #endregion words
