import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendEmailVerification,
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
  // #region verification
  async function sendVerification(): Promise<Outcome> {
    const user = auth.currentUser;
    return user === null
      ? refused('unknown')
      : attempt(() => sendEmailVerification(user));
  }
  // #endregion verification

  return {
    // #region watch
    watch: (onChange) =>
      onAuthStateChanged(auth, (user) =>
        onChange(
          user === null
            ? null
            : {
                uid: user.uid,
                email: user.email ?? '',
                verified: user.emailVerified,
              },
        ),
      ),
    // #endregion watch

    // #region calls
    async signUp(email, password) {
      const created = await attempt(() =>
        createUserWithEmailAndPassword(auth, email, password),
      );
      // The account exists even if this e-mail fails; it can be sent again.
      if (created.ok) await sendVerification();
      return created;
    },
    signIn: (email, password) =>
      attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () =>
      attempt(() => openPopup(auth, new GoogleAuthProvider())),
    sendVerification,
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
    if (!(error instanceof FirebaseError)) throw error;
    const why = refusalFor(error.code);
    if (why === 'unknown') console.error(error);
    return refused(why);
  }
}
// #endregion attempt
