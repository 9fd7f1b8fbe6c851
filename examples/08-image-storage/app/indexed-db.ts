import type { StoredImage } from '../src/gallery.ts';
import { type Bucket, mayBeKept } from './bucket.ts';
import { firstPictures } from './first-pictures.ts';

/** Bytes, because a private window of Safari stores no Blob. */
interface Stored {
  readonly name: string;
  readonly alt: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

const toStored = async ({
  name,
  alt,
  picture,
}: StoredImage): Promise<Stored> => ({
  name,
  alt,
  type: picture.type,
  bytes: await picture.arrayBuffer(),
});

/** Earlier versions stored the Blob itself, and no words about it. */
const toImage = (stored: Partial<Stored & StoredImage>) => {
  const { name, alt = '', type = '', bytes = '', picture } = stored;
  return { name, alt, picture: picture ?? new Blob([bytes], { type }) };
};

let first: readonly Stored[] = [];
let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<IDBDatabase> {
  first = await Promise.all(firstPictures().map(toStored));
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('app:image-storage', 1);
    request.onupgradeneeded = () =>
      fill(
        request.result.createObjectStore('pictures', { keyPath: 'name' }),
      );
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
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
  for (const stored of first) pictures.put(stored);
  return request;
}

export const indexedDbBucket: Bucket = {
  async all() {
    const all = await ask<(Stored | StoredImage)[]>(
      'readonly',
      (pictures) => pictures.getAll(),
    );
    return all.map(toImage).filter(mayBeKept);
  },
  async put(kept: StoredImage) {
    const stored = await toStored(kept);
    return ask('readwrite', (pictures) => pictures.put(stored));
  },
  remove: (name) => ask('readwrite', (pictures) => pictures.delete(name)),
};

export const startOver = () => ask('readwrite', fill);
