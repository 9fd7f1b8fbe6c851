import { success } from '#lib/outcome.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { survivesSignOut } from '#site/survives-sign-out.ts';
import type { Reader } from '../model.ts';
import type { ReaderPort } from '../port.ts';
import { isAuthKey } from '../storage-keys.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';

/** How the tabs of a signed-in reader share one database: notes of the SDK, one for each tab among them. */
const sdkNotes = 'firestore_';
const sdkTabs = `${sdkNotes}clients_`;

/** Who is reading, as Firebase Auth says. Its SDK is fetched for somebody who has signed in here, and for signing in. */
export function firebaseReader(sdk: () => Promise<FirebaseSdk>, storage: BrowserStorage): ReaderPort {
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
        storage.clear([...survivesSignOut, sdkNotes]);
        void forget(opened);
        return success(undefined);
      } catch {
        return { ok: false, problem: { kind: 'unavailable' } };
      }
    },
  };
}
