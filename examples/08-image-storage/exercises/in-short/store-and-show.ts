import {
  type FirebaseStorage,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage';

/** The addresses of all pictures of a person, after one more is stored. */
export async function storeAndShow(
  storage: FirebaseStorage,
  uid: string,
  name: string,
  file: Blob,
): Promise<readonly string[]> {
  // #region in-short
  const folder = ref(storage, `users/${uid}/images`);
  await uploadBytes(ref(folder, name), file, { contentType: file.type });
  const { items } = await listAll(folder);
  return Promise.all(items.map((item) => getDownloadURL(item)));
  // #endregion in-short
}
