import {
  deleteObject,
  type FirebaseStorage,
  listAll,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage';
import type { Gallery, Outcome, Refusal } from './gallery.ts';
import { toImage } from './stored-image.ts';

/** Pictures in Cloud Storage, in the folder of the person signed in. */
export function createStorageGallery(
  storage: FirebaseStorage,
  uid: string,
): Gallery {
  // By default, the SDK retries uploads for ten minutes, other requests
  // for two.
  storage.maxUploadRetryTime = 30_000;
  storage.maxOperationRetryTime = 10_000;
  const folder = ref(storage, `users/${uid}/images`);

  return {
    // #region upload
    upload({ name, copy }, alt, onProgress) {
      const task = uploadBytesResumable(ref(folder, name), copy, {
        contentType: 'image/jpeg',
        cacheControl: 'private, max-age=31536000, immutable',
        customMetadata: { alt },
      });
      task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        onProgress(bytesTransferred / totalBytes),
      );
      return {
        result: attempt(async () => {
          await task;
          return { name, alt, picture: copy };
        }),
        cancel: () => task.cancel(),
      };
    },
    // #endregion upload

    // #region list
    list: () =>
      attempt(async () => {
        const { items } = await listAll(folder);
        const images = await Promise.all(
          items.map((item) => toImage(item).catch(nullIfDeleted)),
        );
        return images.filter((image) => image !== null).toReversed();
      }),
    // #endregion list

    remove: (name) => attempt(() => deleteObject(ref(folder, name))),
  };
}

/** A picture can be deleted between the list and the request for it. */
function nullIfDeleted(error: unknown): null {
  if (
    error instanceof StorageError &&
    error.code === 'storage/object-not-found'
  )
    return null;
  throw error;
}

const refusals: Readonly<Record<string, Refusal>> = {
  'storage/canceled': 'canceled',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'forbidden',
  'storage/object-not-found': 'not-found',
  'storage/retry-limit-exceeded': 'offline',
};

/** Never rejects. Errors without a message of their own are logged. */
async function attempt<Value>(
  act: () => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    const code = error instanceof StorageError ? error.code : '';
    const why = refusals[code] ?? 'unknown';
    if (why === 'unknown') console.error('Cloud Storage failed', error);
    return { ok: false, why };
  }
}
