export interface Person {
  readonly uid: string;
  readonly email: string;
  /** Whether someone has opened the link that was sent to the address. */
  readonly verified: boolean;
}

/**
 * Why a request was refused. Firebase's codes are turned into these, and
 * nothing else reaches the interface.
 */
export type Refusal =
  | 'wrong-credentials'
  | 'not-created'
  | 'weak-password'
  | 'password-policy'
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

// #region port
/** Everything that the interface needs from an account service. */
export interface Account {
  /**
   * Calls back as soon as the session is known, and after every change.
   * Returns a function that stops it.
   */
  watch(onChange: (person: Person | null) => void): () => void;
  /** Also sends a link that verifies the address. */
  signUp(email: string, password: string): Promise<Outcome>;
  signIn(email: string, password: string): Promise<Outcome>;
  signInWithGoogle(): Promise<Outcome>;
  /** Sends the signed-in person another link. */
  sendVerification(): Promise<Outcome>;
  /** Asks the service whether the address is verified by now. */
  refresh(): Promise<Outcome>;
  /** Succeeds whether or not the address has an account. */
  sendReset(email: string): Promise<Outcome>;
  signOut(): Promise<Outcome>;
}
// #endregion port

export const done: Outcome = { ok: true };

export function refused(why: Refusal): Outcome {
  return { ok: false, why };
}

export const messageFor: Readonly<Record<Refusal, string>> = {
  'wrong-credentials':
    'We could not sign you in. Check the email address and the password.',
  'not-created':
    'No account was made. Been here before? Sign in or reset the password.',
  'weak-password':
    'Please choose a longer password, one that you use nowhere else.',
  'password-policy':
    'This password breaks our rules. Mix both cases, digits and symbols.',
  'invalid-email': 'That does not look like a complete email address.',
  'other-method':
    'You signed in another way before. Please use that way again.',
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
