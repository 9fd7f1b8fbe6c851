import type { BrowserStorage } from '#lib/stored.ts';
import type { Backend, CommentsPort, Outcome, ReaderPort, Refusal } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import type { SignedInComments } from './firebase-firestore.ts';
import { firebaseReader } from './firebase-reader.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { firestoreRest } from './firestore-rest.ts';
import { firestoreThreads } from './firestore-threads.ts';
import { openPace } from './pace.ts';

/** The rules want three seconds between two comments or edits of one person; the rest is for clocks that differ. */
const restMs = 3_500;

/** The Firebase backend in a browser. Reading is a few REST requests, for everyone; only signing in fetches the SDK. */
export function firebaseBackend(config: FirebaseConfig, storage: BrowserStorage): Backend {
  const siteKey = config.appCheckSiteKey;
  const vouch =
    siteKey === undefined
      ? undefined
      : () => import('./firebase-app-check.ts').then((check) => check.vouchFor(config, siteKey));
  const rest = firestoreRest(config, (url, init) => window.fetch(url, init), vouch);

  let opened: Promise<FirebaseSdk> | undefined;
  const sdk = () => {
    opened ??= import('./firebase-sdk.ts').then(({ openFirebase }) =>
      openFirebase(config, {
        now: () => Date.now(),
        serverNow: rest.serverNow,
        isOnline: () => navigator.onLine,
        pace: openPace(storage, restMs),
      }),
    );
    // A download that failed is tried again the next time.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  const reader = firebaseReader(sdk, storage);
  return { comments: { ...firestoreThreads(rest), ...firebaseComments(sdk, reader) }, reader };
}

/** Live for somebody who is signed in; everybody else looks again when they come back to the page. */
function firebaseComments(
  sdk: () => Promise<FirebaseSdk>,
  reader: ReaderPort,
): Omit<CommentsPort, 'threads' | 'replies' | 'find'> {
  const unavailable: { readonly ok: false; readonly problem: Refusal } = {
    ok: false,
    problem: { kind: 'unavailable' },
  };
  const opened = () =>
    sdk()
      .then(({ comments }) => comments())
      .catch(() => null);
  const through = async <Value>(
    use: (comments: SignedInComments) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    const comments = await opened();
    return comments ? use(comments) : unavailable;
  };

  return {
    isLiveForAll: false,
    changes(page, onChange) {
      let stopLive: (() => void) | undefined;
      let isSignedIn = false;
      let isStopped = false;
      const goLive = async () => {
        const comments = await opened();
        if (comments && isSignedIn && !isStopped) stopLive ??= comments.changes(page, onChange);
      };
      const onVisible = () => {
        if (document.hidden || stopLive) return;
        onChange({ kind: 'stale' });
        // The SDK could not be fetched at the first attempt.
        if (isSignedIn) void goLive();
      };
      const stopReader = reader.watch((who) => {
        isSignedIn = who !== null;
        if (isSignedIn) void goLive();
        else {
          stopLive?.();
          stopLive = undefined;
        }
      });
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('online', onVisible);
      return () => {
        isStopped = true;
        stopReader();
        stopLive?.();
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('online', onVisible);
      };
    },
    post: (page, draft) => through((comments) => comments.post(page, draft)),
    edit: (page, id, body) => through((comments) => comments.edit(page, id, body)),
    remove: (page, id) => through((comments) => comments.remove(page, id)),
  };
}
