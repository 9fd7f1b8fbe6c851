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

/** The Firestore of this page: opened at the first need, closed at a sign-out, and then opened anew. */
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
  // Another tab may still have it open; the last one to close it takes it away.
  await clearIndexedDbPersistence(store).catch(() => undefined);
}

/** Whether this browser keeps anything in IndexedDB; a private window may refuse. */
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
