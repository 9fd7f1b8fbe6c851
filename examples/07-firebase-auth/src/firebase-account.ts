import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { type Account, done, type Outcome, refused } from './account.ts';
import { refusalFor } from './firebase-errors.ts';

type OpenPopup = (
  auth: Auth,
  provider: GoogleAuthProvider,
) => Promise<UserCredential>;

/**
 * Accounts in Firebase. The popup can be another one, because Node, where
 * the tests run, has no windows.
 */
export function createFirebaseAccount(
  auth: Auth,
  openPopup: OpenPopup = signInWithPopup,
): Account {
  return {
    // #region watch
    watch: (onChange) =>
      onAuthStateChanged(auth, (user) =>
        onChange(
          user === null ? null : { uid: user.uid, email: user.email ?? '' },
        ),
      ),
    // #endregion watch

    // #region calls
    signUp: (email, password) =>
      attempt(() => createUserWithEmailAndPassword(auth, email, password)),
    signIn: (email, password) =>
      attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () =>
      attempt(() => openPopup(auth, new GoogleAuthProvider())),
    signOut: () => attempt(() => signOut(auth)),
    // #endregion calls

    // #region reset
    async sendReset(email) {
      const sent = await attempt(() => sendPasswordResetEmail(auth, email));
      const noSuchAccount = !sent.ok && sent.why === 'wrong-credentials';
      return noSuchAccount ? done : sent;
    },
    // #endregion reset
  };
}

// #region attempt
async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return done;
  } catch (error) {
    if (error instanceof FirebaseError)
      return refused(refusalFor(error.code));
    throw error;
  }
}
// #endregion attempt
