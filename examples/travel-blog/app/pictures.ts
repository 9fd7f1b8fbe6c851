import { clear, createStore, del, get, set } from 'idb-keyval';

const longestSide = 1280;
const store = createStore('app:travel-blog:pictures', 'pictures');

/** A picture small enough to keep, as a JPEG; it loses where and by whom it was taken. Throws where the file is no picture. */
export async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What was transparent becomes paper, since JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const onBlob = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(onBlob, 'image/jpeg', 0.82);
  });
}

/** Keeps the bytes, because a private window of Safari stores no Blob. Rejects where the browser has no room. */
export const keepPicture = async (id: string, picture: Blob): Promise<void> =>
  set(id, await picture.arrayBuffer(), store);

export async function readPicture(id: string): Promise<Blob | undefined> {
  // Earlier versions kept the Blob itself.
  const kept = await get<ArrayBuffer | Blob>(id, store);
  return kept && new Blob([kept], { type: 'image/jpeg' });
}

export const forgetPicture = (id: string): Promise<void> => del(id, store);
export const forgetPictures = (): Promise<void> => clear(store);
