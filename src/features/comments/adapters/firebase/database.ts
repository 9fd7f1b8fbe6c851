import type { FirebaseApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';

/** The Firestore of this page: opened when it is first needed, and closed at a sign-out. */
export function databaseOf(app: FirebaseApp, emulator: string | undefined) {
  let opened: Promise<Firestore> | undefined;
  let closing: Promise<void> = Promise.resolve();
  return {
    open(): Promise<Firestore> {
      opened ??= closing.then(() => openDatabase(app, emulator));
      return opened;
    },
    close(): Promise<void> {
      if (opened) closing = opened.then(closeDatabase);
      opened = undefined;
      return closing;
    },
  };
}

async function openDatabase(app: FirebaseApp, emulator: string | undefined): Promise<Firestore> {
  const store = initializeFirestore(app, {
    experimentalForceLongPolling: true,
    localCache: (await mayKeep())
      ? persistentLocalCache({
          tabManager: persistentMultipleTabManager(),
          cacheSizeBytes: CACHE_SIZE_UNLIMITED,
        })
      : memoryLocalCache(),
  });
  const [host, port] = emulator?.split(':') ?? [];
  if (host !== undefined) connectFirestoreEmulator(store, host, Number(port));
  return store;
}

async function closeDatabase(store: Firestore): Promise<void> {
  await terminate(store);
  // It fails while another tab has the database open; the last one to close it removes it.
  await clearIndexedDbPersistence(store).catch(() => undefined);
}

/** Whether this browser allows IndexedDB; a private window may not. */
function mayKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('may-keep');
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase('may-keep');
        resolve(true);
      };
      request.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}
