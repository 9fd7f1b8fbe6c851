import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import {
  type Account,
  done,
  type Outcome,
  type Person,
  refused,
} from './account.ts';
import { refusalFor } from './firebase-errors.ts';

type OpenPopup = (
  auth: Auth,
  provider: GoogleAuthProvider,
) => Promise<UserCredential>;

interface Options {
  /** Where the link in a reset email leads after a new password. */
  readonly afterReset?: (email: string) => string;
  /** Another window than Google's: Node, where the tests run, has none. */
  readonly openPopup?: OpenPopup;
}

/** Accounts in Firebase. */
export function createFirebaseAccount(
  auth: Auth,
  { afterReset, openPopup = signInWithPopup }: Options = {},
): Account {
  async function forUser(
    act: (user: User) => Promise<unknown>,
  ): Promise<Outcome> {
    const user = auth.currentUser;
    return user === null ? refused('unknown') : attempt(() => act(user));
  }

  // #region calls
  const sendVerification = () => forUser(sendEmailVerification);

  return {
    watch: (onChange) =>
      onIdTokenChanged(auth, (user) => onChange(personOf(user))),
    async signUp(email, password) {
      const created = await attempt(() =>
        createUserWithEmailAndPassword(auth, email, password),
      );
      // The account exists even if this email fails; it can be sent again.
      if (created.ok) await sendVerification();
      return created;
    },
    signIn: (email, password) =>
      attempt(() => signInWithEmailAndPassword(auth, email, password)),
    signInWithGoogle: () =>
      attempt(() => openPopup(auth, new GoogleAuthProvider())),
    sendVerification,
    refresh: () =>
      forUser(async (user) => {
        await user.reload();
        await user.getIdToken(true);
      }),
    // #endregion calls

    // #region reset
    async sendReset(email) {
      const settings = afterReset && { url: afterReset(email) };
      const sent = await attempt(() =>
        sendPasswordResetEmail(auth, email, settings),
      );
      const noSuchAccount = !sent.ok && sent.why === 'wrong-credentials';
      return noSuchAccount ? done : sent;
    },
    // #endregion reset
    signOut: () => attempt(() => signOut(auth)),
  };
}

function personOf(user: User | null): Person | null {
  if (user === null) return null;
  const { uid, email, emailVerified: verified } = user;
  return { uid, email: email ?? '', verified };
}

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
