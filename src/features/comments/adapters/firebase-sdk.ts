import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { failure, success } from '#lib/outcome.ts';
import type { Reader } from '../model.ts';
import type { Outcome, SignInRefusal } from '../port.ts';
import { firebaseApp } from './firebase-app.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { databaseOf } from './firebase-database.ts';
import { type Dependencies, firestoreComments, type SignedInComments } from './firebase-firestore.ts';
import { signInRefusalOf } from './firebase-refusals.ts';

/** The Firebase SDK at work: fetched only for somebody who signs in or has signed in. */
export interface FirebaseSdk {
  /** The comments, through a database that is opened at the first need. */
  comments(): Promise<SignedInComments>;
  /** Calls onChange with who is signed in, once known and after every change. Returns a stop function. */
  watchReader(onChange: (reader: Reader | null) => void): () => void;
  signIn(): Promise<Outcome<Reader, SignInRefusal>>;
  signOut(): Promise<void>;
  /** Closes the database, here and on disk, so that what one person has read is not left to the next. */
  closeDatabase(): Promise<void>;
}

export async function openFirebase(
  config: FirebaseConfig,
  dependencies: Omit<Dependencies, 'reader'>,
): Promise<FirebaseSdk> {
  const { appCheckSiteKey, emulators } = config;
  const app = firebaseApp(config);
  if (appCheckSiteKey !== undefined) {
    const { startAppCheck } = await import('./firebase-app-check.ts');
    startAppCheck(config, appCheckSiteKey);
  }

  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
  const current = async () => {
    await auth.authStateReady();
    return auth.currentUser && readerOf(auth.currentUser);
  };
  const database = databaseOf(app, emulators?.firestore);

  return {
    comments: async () => firestoreComments(await database.open(), { ...dependencies, reader: current }),
    watchReader: (onChange) =>
      onIdTokenChanged(auth, async (user) => {
        const reader = user && (await readerOf(user));
        if (auth.currentUser?.uid === user?.uid) onChange(reader);
      }),
    async signIn() {
      const google = new GoogleAuthProvider();
      google.addScope('profile');
      try {
        return success(await readerOf((await signInWithPopup(auth, google)).user));
      } catch (error) {
        return failure(signInRefusalOf(error));
      }
    },
    signOut: () => signOut(auth),
    closeDatabase: database.close,
  };
}

/** Name and picture as the identity token says them, because that is what the rules compare a comment with. */
async function readerOf(user: User): Promise<Reader> {
  const { name, picture } = (await user.getIdTokenResult()).claims;
  const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
  return { uid: user.uid, displayName: text(name), photoURL: text(picture) };
}
