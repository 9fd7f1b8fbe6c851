import { failure, success } from '#lib/outcome.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { keysKeptAtSignOut } from '#site/storage-keys.ts';
import type { Outcome, ReaderPort, Refusal } from '../../port.ts';
import { KnownReader } from '../known-reader.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';

/** Who is reading, by Firebase Auth. Its SDK is fetched only for signing in, and once a reader has signed in here. */
export function firebaseReader(sdk: () => Promise<FirebaseSdk>, storage: BrowserStorage): ReaderPort {
  const known = new KnownReader(storage);
  let follows = false;

  /** After a sign-out, here or in another tab. */
  const forget = ({ closeDatabase }: FirebaseSdk) => {
    known.tell(null);
    void closeDatabase();
  };
  /** From here on the SDK tells who is reading, also after a change in another tab. */
  const follow = async () => {
    if (follows) return;
    follows = true;
    try {
      const opened = await sdk();
      opened.watchReader((reader) => (reader ? known.tell(reader) : forget(opened)));
    } catch {
      // The reader is unknown, which is not a sign-out.
      follows = false;
      window.addEventListener('online', follow, { once: true });
    }
  };

  return {
    watch(onChange) {
      const stopWatching = known.watch(onChange, follow);
      const stopStorage = storage.watch(() => void (known.hasSignedIn && follow()));
      return () => {
        stopWatching();
        stopStorage();
      };
    },
    signIn: () =>
      orUnavailable(async () => {
        const outcome = await (await sdk()).signIn();
        if (outcome.ok) {
          known.tell(outcome.value);
          void follow();
        }
        return outcome;
      }),
    signOut: () =>
      orUnavailable(async () => {
        const opened = await sdk();
        await opened.signOut();
        storage.clear(keysKeptAtSignOut);
        forget(opened);
        return success(undefined);
      }),
  };
}

/** Without a network neither the SDK nor what it asks for can be had. */
const orUnavailable = <Value, Problem>(work: () => Promise<Outcome<Value, Problem>>) =>
  work().catch(() => failure<Refusal>({ kind: 'unavailable' }));
