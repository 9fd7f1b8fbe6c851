import { clear, createStore, del, get, set } from 'idb-keyval';

const longestSide = 1280;
const store = createStore('app:travel-blog:pictures', 'pictures');

/** A smaller JPEG as a data: address; it loses where and by whom it was taken. Throws where the file is no picture. */
export async function smaller(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // What was transparent becomes paper, since JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.82);
}

/** Rejects where the browser has no room. */
export const keepPicture = (id: string, address: string): Promise<void> => set(id, address, store);

/** The address of a picture, or '' where this browser has none. */
export async function readPicture(id: string): Promise<string> {
  try {
    return (await get<string>(id, store)) ?? '';
  } catch {
    return '';
  }
}

export const forgetPicture = async (id: string): Promise<void> => del(id, store);
export const forgetPictures = async (): Promise<void> => clear(store);
