import { success } from '#lib/outcome.ts';
import { isAuthKey, type LocalStore } from '../local-store.ts';
import { type Comment, type PagePath, pagePathSchema, type Reader } from '../model.ts';
import type { CommentsPort, Outcome, ReaderPort, Refusal } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { firestoreReading } from './firebase-reading.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';
import { openPace } from './pace.ts';
import type { Ports } from './select.ts';

/** The rules want three seconds between two comments of one person; the rest is for clocks that differ. */
const restMs = 3_500;
/** The theme is a choice about this screen, not about a person, so it outlives a sign-out. */
const outlivesSignOut = ['theme'];
/** How the tabs of a signed-in reader share one database: notes of the SDK, one for each tab among them. */
const sdkNotes = 'firestore_';
const sdkTabs = `${sdkNotes}clients_`;

/** The Firebase backend in a browser. Until somebody signs in it is one request a page, and no SDK. */
export function firebaseBackend(config: FirebaseConfig, storage: LocalStore): Ports {
  const siteKey = config.appCheckSiteKey;
  const vouch =
    siteKey === undefined
      ? undefined
      : () => import('./firebase-app-check.ts').then((check) => check.vouchFor(config, siteKey));
  const read = firestoreReading(config, (url, init) => window.fetch(url, init), vouch);
  // Reading a page, any page, tells the server's clock.
  const serverNow = async () => {
    const answer = await read(pagePathSchema.parse('/blogpost1'));
    return answer.ok ? (answer.value.readTime?.valueOf() ?? null) : null;
  };

  let opened: Promise<FirebaseSdk> | undefined;
  const sdk = () => {
    opened ??= import('./firebase-sdk.ts').then(({ openFirebase }) =>
      openFirebase(config, {
        now: () => Date.now(),
        serverNow,
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
  return { comments: firebaseComments(sdk, reader, read), reader };
}

function firebaseReader(sdk: () => Promise<FirebaseSdk>, storage: LocalStore): ReaderPort {
  const listeners = new Set<(reader: Reader | null) => void>();
  let known: Reader | null | undefined;
  let follows = false;

  const tell = (reader: Reader | null) => {
    known = reader;
    if (reader) storage.set(isAuthKey, 'true');
    else if (storage.get(isAuthKey) !== null) storage.remove(isAuthKey);
    for (const listener of [...listeners]) listener(reader);
  };
  const tidy = () => {
    for (const key of storage.keys(sdkNotes)) storage.remove(key);
  };
  // A tab that crashed has left its own behind.
  if (storage.get(isAuthKey) === null) tidy();
  /** Nobody is signed in any more, here or in another tab. The last tab that closes its database tidies up. */
  const forget = async ({ closeDatabase }: FirebaseSdk) => {
    tell(null);
    await closeDatabase();
    if (!known && storage.keys(sdkTabs).length === 0) tidy();
  };
  /** From here on the SDK says who is reading, also for what happens in other tabs. */
  const follow = async () => {
    if (follows) return;
    follows = true;
    try {
      const opened = await sdk();
      opened.watchReader((reader) => (reader ? tell(reader) : void forget(opened)));
    } catch {
      // Without the SDK nobody knows who this is; that is not a sign-out.
      follows = false;
      window.addEventListener('online', follow, { once: true });
    }
  };

  return {
    watch(onChange) {
      listeners.add(onChange);
      if (known !== undefined) onChange(known);
      else if (storage.get(isAuthKey) === null) onChange(null);
      else void follow();
      const stop = storage.watch(() => {
        if (storage.get(isAuthKey) !== null) void follow();
      });
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
    async signIn() {
      try {
        const outcome = await (await sdk()).signIn();
        if (outcome.ok) {
          tell(outcome.value);
          void follow();
        }
        return outcome;
      } catch {
        return { ok: false, problem: { kind: 'unavailable' } };
      }
    },
    async signOut() {
      try {
        const opened = await sdk();
        await opened.signOut();
        storage.clear([...outlivesSignOut, ...storage.keys(sdkNotes)]);
        void forget(opened);
        return success(undefined);
      } catch {
        return { ok: false, problem: { kind: 'unavailable' } };
      }
    },
  };
}

type Read = (page: PagePath) => Promise<Outcome<{ comments: readonly Comment[] }>>;

/** Live for somebody who is signed in; for everybody else one request, repeated when the page is looked at again. */
function firebaseComments(sdk: () => Promise<FirebaseSdk>, reader: ReaderPort, read: Read): CommentsPort {
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
        if (!isStopped && !stopLive) onChange(answer.ok ? success(answer.value.comments) : answer);
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
