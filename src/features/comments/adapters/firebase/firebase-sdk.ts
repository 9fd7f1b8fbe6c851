import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GithubAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import {
  CACHE_SIZE_UNLIMITED,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
  terminate,
} from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import type { Reader } from '../../model.ts';
import type { ModerationPort, Outcome, SignInProvider, SignInRefusal } from '../../port.ts';
import { readerRetryMs } from '../../times.ts';
import { type FirebaseConfig, firebaseApp } from './app.ts';
import { signInRefusalOf } from './refusals.ts';
import { type Dependencies, firestoreComments, type SignedInComments } from './signed-in-comments.ts';

export type FirebaseSdk = Awaited<ReturnType<typeof openFirebase>>;

export async function openFirebase(
  config: FirebaseConfig,
  dependencies: Omit<Dependencies, 'reader' | 'hasLikes'>,
) {
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
  /** Opened when it is first needed, and closed at a sign-out. */
  let opened: Firestore | undefined;
  const database = () => (opened ??= openDatabase(app, emulators?.firestore));

  return {
    comments: async (): Promise<SignedInComments> =>
      firestoreComments(database(), { ...dependencies, hasLikes: config.likes === true, reader: current }),
    moderation: async (): Promise<ModerationPort> => {
      const { firestoreModeration } = await import('./moderation.ts');
      return firestoreModeration(database, dependencies.rest, current);
    },
    /** Calls onChange with the reader once known, and after every change. Returns a stop function. */
    watchReader(onChange: (reader: Reader | null) => void): () => void {
      const tell = async (user: User | null) => {
        // Without a network, an expired token can't be renewed: the reader is unknown until it can, which is not a sign-out.
        const reader = user && (await readerOf(user).catch(() => undefined));
        if (auth.currentUser?.uid !== user?.uid) return;
        if (reader === undefined) setTimeout(tell, readerRetryMs, user);
        else onChange(reader);
      };
      return onIdTokenChanged(auth, tell);
    },
    async signIn(provider: SignInProvider): Promise<Outcome<Reader, SignInRefusal>> {
      // The settings allow no other one on Firebase.
      const by = provider === 'github' ? new GithubAuthProvider() : new GoogleAuthProvider();
      try {
        return success(await readerOf((await signInWithPopup(auth, by)).user));
      } catch (error) {
        return failure(signInRefusalOf(error));
      }
    },
    signOut: (): Promise<void> => signOut(auth),
    /** With the database goes what it has read, so that the next person can't see it. */
    closeDatabase(): void {
      if (opened) void terminate(opened);
      opened = undefined;
    },
  };
}

/** What it has read stays in memory as long as the page is open, for a listener that comes back. */
function openDatabase(app: FirebaseApp, emulator: string | undefined): Firestore {
  const garbageCollector = memoryLruGarbageCollector({ cacheSizeBytes: CACHE_SIZE_UNLIMITED });
  const store = initializeFirestore(app, {
    experimentalForceLongPolling: true,
    localCache: memoryLocalCache({ garbageCollector }),
  });
  const [host, port] = emulator?.split(':') ?? [];
  if (host !== undefined) connectFirestoreEmulator(store, host, Number(port));
  return store;
}

/** Name and picture are those of the identity token, which the rules compare a comment with. */
async function readerOf(user: User): Promise<Reader> {
  const { name, picture, owner } = (await user.getIdTokenResult()).claims;
  const text = (claim: unknown) => (typeof claim === 'string' ? claim : '');
  return {
    uid: user.uid,
    displayName: text(name),
    photoURL: text(picture),
    ...(owner === true && { isOwner: true }),
  };
}
