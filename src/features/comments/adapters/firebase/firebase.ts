import { failure, success } from '#lib/outcome.ts';
import { browserStorage } from '#lib/stored.ts';
import { keysKeptAtSignOut } from '#site/storage-keys.ts';
import type {
  Backend,
  CommentsPort,
  LikesPort,
  Outcome,
  ReaderPort,
  Refusal,
  SignInProvider,
} from '../../port.ts';
import { lastLikeKey, lastWriteKey } from '../../storage-keys.ts';
import { likePauseMs, writePauseMs } from '../../times.ts';
import { CurrentReader } from '../current-reader.ts';
import type { FirebaseConfig } from './app.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { firestoreRest } from './rest.ts';
import type { SignedInComments } from './signed-in-comments.ts';
import { firestoreThreads } from './threads.ts';

/** The Firebase backend in a browser. Reading is a few REST requests, for everyone; only signing in fetches the SDK. */
export function firebaseBackend(config: FirebaseConfig): Backend {
  const siteKey = config.appCheckSiteKey;
  const appCheckToken = async () =>
    siteKey && (await import('./firebase-app-check.ts')).appCheckToken(config, siteKey);
  const rest = firestoreRest(config, (url, init) => window.fetch(url, init), appCheckToken);

  let opening: Promise<FirebaseSdk> | undefined;
  let opened: FirebaseSdk | undefined;
  const sdk = () => {
    opening ??= import('./firebase-sdk.ts').then(async ({ openFirebase }) => {
      opened = await openFirebase(config, { rest, isOnline: () => navigator.onLine });
      return opened;
    });
    // A failed download is tried again the next time.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };

  const reader = firebaseReader(config.signIn, sdk);
  const listeners = new Set<() => void>();
  const comments = firebaseComments(sdk, reader, listeners, config.likes === true);
  return {
    comments: { ...firestoreThreads(rest, config), ...comments },
    reader,
    beginAgain() {
      if (!opened) return;
      opened.closeDatabase();
      for (const listen of listeners) listen();
    },
    async moderation() {
      const port = await (await sdk()).moderation();
      return {
        ...port,
        changes(onChange) {
          let stop = port.changes(onChange);
          const listenAnew = () => {
            stop();
            stop = port.changes(onChange);
          };
          listeners.add(listenAnew);
          return () => {
            listeners.delete(listenAnew);
            stop();
          };
        },
      };
    },
  };
}

/** Live for a signed-in reader. Others get fresh comments when they come back to the page. */
function firebaseComments(
  sdk: () => Promise<FirebaseSdk>,
  reader: ReaderPort,
  listeners: Set<() => void>,
  hasLikes: boolean,
): Omit<CommentsPort, 'threads' | 'replies' | 'find'> {
  const opened = async () => (await sdk()).comments();
  const through = <Value>(use: (comments: SignedInComments) => Promise<Outcome<Value>>) =>
    orUnavailable(async () => use(await opened()));
  const writeInTurn = keepApart(lastWriteKey, writePauseMs);
  const likeInTurn = keepApart(lastLikeKey, likePauseMs);
  const likes: LikesPort = {
    mine: () => through((comments) => comments.likes.mine()),
    set: (page, subject, isLiked) =>
      likeInTurn(() => through((comments) => comments.likes.set(page, subject, isLiked))),
  };

  return {
    ...(hasLikes && { likes }),
    changes(page, onChange) {
      let stopLive: (() => void) | undefined;
      let isSignedIn = false;
      const stopped = new AbortController();
      const { signal } = stopped;
      const stop = () => {
        stopLive?.();
        stopLive = undefined;
      };
      const goLive = async () => {
        const comments = await opened().catch(() => null);
        if (!comments || !isSignedIn || signal.aborted) return;
        stopLive ??= comments.changes(page, (change) => {
          // Firestore has refused the listener, which is never told anything again.
          if (change.kind === 'disconnected' && navigator.onLine) stop();
          onChange(change);
        });
      };
      const onVisible = () => {
        if (document.hidden || stopLive) return;
        onChange({ kind: 'stale' });
        // The SDK may not have come at the first attempt.
        if (isSignedIn) void goLive();
      };
      const stopReader = reader.watch((who) => {
        isSignedIn = who !== null;
        if (isSignedIn) void goLive();
        else stop();
      });
      const listenAnew = () => {
        stop();
        void goLive();
      };
      listeners.add(listenAnew);
      document.addEventListener('visibilitychange', onVisible, { signal });
      window.addEventListener('online', onVisible, { signal });
      return () => {
        stopped.abort();
        listeners.delete(listenAnew);
        stopReader();
        stop();
      };
    },
    post: (page, draft) => writeInTurn(() => through((comments) => comments.post(page, draft))),
    held: () => through((comments) => comments.held()),
    edit: (id, body) => writeInTurn(() => through((comments) => comments.edit(id, body))),
    remove: (id) => through((comments) => comments.remove(id)),
    own: (before) => through((comments) => comments.own(before)),
    removeOwn: (uid) => through((comments) => comments.removeOwn(uid)),
  };
}

/** Begins each write a pause after the one before, whose time is stored under `lastKey`, as the rules require. */
function keepApart(lastKey: typeof lastWriteKey | typeof lastLikeKey, pauseMs: number) {
  return async <Value>(write: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const since = Date.now() - Number(browserStorage.get(lastKey) ?? 0);
    // A clock that was set back must not delay anything.
    if (since >= 0 && since < pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs - since));
    const outcome = await write();
    if (outcome.ok) browserStorage.set(lastKey, String(Date.now()));
    return outcome;
  };
}

/** Who is reading, by Firebase Auth. Its SDK is fetched only for signing in, and once a reader has signed in here. */
function firebaseReader(providers: readonly SignInProvider[], sdk: () => Promise<FirebaseSdk>): ReaderPort {
  const current = new CurrentReader();
  let follows = false;

  /** After a sign-out, here or in another tab. */
  const forget = ({ closeDatabase }: FirebaseSdk) => {
    current.tell(null);
    closeDatabase();
  };
  /** From here on the SDK tells who is reading, also after a change in another tab. */
  const follow = async () => {
    if (follows) return;
    follows = true;
    try {
      const opened = await sdk();
      opened.watchReader((reader) => (reader ? current.tell(reader) : forget(opened)));
    } catch {
      // The reader is unknown, which is not a sign-out.
      follows = false;
      window.addEventListener('online', follow, { once: true });
    }
  };

  return {
    watch(onChange) {
      const stopWatching = current.watch(onChange, follow);
      const stopStorage = browserStorage.watch(() => void (current.hasSignedIn && follow()));
      return () => {
        stopWatching();
        stopStorage();
      };
    },
    providers,
    signIn: (provider) =>
      orUnavailable(async () => {
        const outcome = await (await sdk()).signIn(provider);
        if (outcome.ok) {
          current.tell(outcome.value);
          void follow();
        }
        return outcome;
      }),
    signOut: () =>
      orUnavailable(async () => {
        const opened = await sdk();
        await opened.signOut();
        browserStorage.clear(keysKeptAtSignOut);
        forget(opened);
        return success(undefined);
      }),
  };
}

/** Both the SDK and its answers need a network. */
const orUnavailable = <Value, Problem>(work: () => Promise<Outcome<Value, Problem>>) =>
  work().catch(() => failure<Refusal>({ kind: 'unavailable' }));
