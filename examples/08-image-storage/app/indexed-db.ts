import { type Bucket, type Kept, mayBeKept } from './bucket.ts';
import { firstPictures } from './first-pictures.ts';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('app:image-storage', 1);
    request.onupgradeneeded = () =>
      fill(
        request.result.createObjectStore('pictures', { keyPath: 'name' }),
      );
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Resolves when what was asked for is on the disk. */
async function ask<Answer>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const transaction = (await database()).transaction('pictures', mode);
  const request = act(transaction.objectStore('pictures'));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

function fill(pictures: IDBObjectStore): IDBRequest {
  const request = pictures.clear();
  for (const kept of firstPictures()) pictures.put(kept);
  return request;
}

export const indexedDbBucket: Bucket = {
  async all() {
    const stored = await ask<unknown[]>('readonly', (all) => all.getAll());
    return stored.filter(mayBeKept);
  },
  put: (kept: Kept) => ask('readwrite', (pictures) => pictures.put(kept)),
  remove: (name) => ask('readwrite', (pictures) => pictures.delete(name)),
};

export const startOver = () => ask('readwrite', fill);
