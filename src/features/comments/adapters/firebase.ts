import type { LocalStore } from '../local-store.ts';
import type { PagePath } from '../model.ts';
import type { CommentsPort, Outcome, ReaderPort, Refusal } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { firebaseReader } from './firebase-reader.ts';
import { firestoreReading, type Reading } from './firebase-reading.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { openPace } from './pace.ts';
import type { Ports } from './select.ts';

/** The rules want three seconds between two comments or edits of one person; the rest is for clocks that differ. */
const restMs = 3_500;

/** The Firebase backend in a browser. Until somebody signs in it is one request a page, and no SDK. */
export function firebaseBackend(config: FirebaseConfig, storage: LocalStore): Ports {
  const siteKey = config.appCheckSiteKey;
  const vouch =
    siteKey === undefined
      ? undefined
      : () => import('./firebase-app-check.ts').then((check) => check.vouchFor(config, siteKey));
  const reading = firestoreReading(config, (url, init) => window.fetch(url, init), vouch);

  let opened: Promise<FirebaseSdk> | undefined;
  const sdk = () => {
    opened ??= import('./firebase-sdk.ts').then(({ openFirebase }) =>
      openFirebase(config, {
        now: () => Date.now(),
        serverNow: reading.serverNow,
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
  return { comments: firebaseComments(sdk, reader, reading.comments), reader };
}

/** Live for somebody who is signed in; for everybody else one request, repeated when the page is looked at again. */
function firebaseComments(
  sdk: () => Promise<FirebaseSdk>,
  reader: ReaderPort,
  read: Reading['comments'],
): CommentsPort {
  const readers = new Map<PagePath, Set<() => Promise<void>>>();
  const unavailable: { readonly ok: false; readonly problem: Refusal } = {
    ok: false,
    problem: { kind: 'unavailable' },
  };
  const live = () => sdk().then(({ comments }) => comments());
  const through = async <Value>(
    use: (port: CommentsPort) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> => {
    const port = await live().catch(() => null);
    return port ? use(port) : unavailable;
  };

  return {
    watch(page, onChange) {
      let stopLive: (() => void) | undefined;
      let isLive = false;
      let isStopped = false;
      const readOnce = async () => {
        const answer = await read(page);
        if (!isStopped && !stopLive) onChange(answer);
      };
      const goLive = async () => {
        const port = await live().catch(() => null);
        if (port && isLive && !isStopped) stopLive ??= port.watch(page, onChange);
      };
      const onVisible = () => {
        if (document.hidden || stopLive) return;
        void readOnce();
        // The SDK could not be fetched at the first attempt.
        if (isLive) void goLive();
      };
      const stopReader = reader.watch((who) => {
        isLive = who !== null;
        if (isLive) void goLive();
        else {
          stopLive?.();
          stopLive = undefined;
        }
      });
      void readOnce();
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('online', onVisible);
      const ofPage = readers.get(page) ?? new Set();
      readers.set(page, ofPage.add(readOnce));
      return () => {
        isStopped = true;
        stopReader();
        stopLive?.();
        ofPage.delete(readOnce);
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('online', onVisible);
      };
    },
    async refresh(page) {
      await Promise.all([...(readers.get(page) ?? [])].map((readOnce) => readOnce()));
    },
    post: (page, draft) => through((port) => port.post(page, draft)),
    edit: (page, id, body) => through((port) => port.edit(page, id, body)),
    remove: (page, id) => through((port) => port.remove(page, id)),
  };
}
