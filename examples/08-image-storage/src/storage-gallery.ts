import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  listAll,
  ref,
  StorageError,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import type { Gallery, Outcome, Refusal, StoredImage } from './gallery.ts';

/**
 * Pictures in Cloud Storage, in the folder of the person who is signed in.
 * storage.rules has the last word.
 */
export function createStorageGallery(
  storage: FirebaseStorage,
  uid: string,
): Gallery {
  // #region patience
  // By default the SDK retries an upload for ten minutes and everything
  // else for two.
  storage.maxUploadRetryTime = 30_000;
  storage.maxOperationRetryTime = 10_000;
  // #endregion patience
  const folder = ref(storage, `users/${uid}/images`);

  return {
    // #region upload
    upload({ name, file, type }, onProgress) {
      const task = uploadBytesResumable(ref(folder, name), file, {
        contentType: type,
        cacheControl: 'private, max-age=31536000, immutable',
      });
      task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        onProgress(bytesTransferred / totalBytes),
      );
      return {
        result: attempt(async () => toImage((await task).ref)),
        cancel: () => task.cancel(),
      };
    },
    // #endregion upload

    // #region list
    list: () =>
      attempt(async () => {
        const { items } = await listAll(folder);
        const images = await Promise.all(
          items.map((item) => toImage(item).catch(unlessGone)),
        );
        return images
          .filter((image) => image !== null)
          .toSorted((a, b) => (a.name < b.name ? 1 : -1));
      }),
    // #endregion list

    remove: (name) => attempt(() => deleteObject(ref(folder, name))),
  };
}

// #region image
async function toImage(item: StorageReference): Promise<StoredImage> {
  return { name: item.name, url: await getDownloadURL(item) };
}

/**
 * A picture that was deleted between the list and its address must not take
 * the others with it.
 */
function unlessGone(error: unknown): null {
  if (
    error instanceof StorageError &&
    error.code === 'storage/object-not-found'
  )
    return null;
  throw error;
}
// #endregion image

const refusals: Readonly<Record<string, Refusal>> = {
  'storage/canceled': 'canceled',
  'storage/unauthorized': 'forbidden',
  'storage/unauthenticated': 'forbidden',
  'storage/object-not-found': 'not-found',
  'storage/retry-limit-exceeded': 'offline',
};

/**
 * Never rejects, so nothing waits forever for an outcome. An error that has
 * no message of its own goes to the console.
 */
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
