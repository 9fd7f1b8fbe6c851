import { clear, createStore, del, get, set } from 'idb-keyval';

const longestSide = 1280;
const store = createStore('app:travel-blog:pictures', 'pictures');

/** What this tab has, also where the browser keeps nothing. */
const here = new Map<string, Blob>();

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

/** False where the browser has no room: the picture is then only in this tab. */
export async function keepPicture(id: string, picture: Blob): Promise<boolean> {
  here.set(id, picture);
  try {
    await set(id, picture, store);
    return true;
  } catch {
    return false;
  }
}

export async function readPicture(id: string): Promise<Blob | undefined> {
  try {
    return here.get(id) ?? (await get<Blob>(id, store));
  } catch {
    return undefined;
  }
}

/** Forgets one picture, or without an id all of them. */
export async function forgetPicture(id?: string): Promise<void> {
  if (id === undefined) here.clear();
  else here.delete(id);
  try {
    await (id === undefined ? clear(store) : del(id, store));
  } catch {
    // A browser that keeps no pictures has none to forget.
  }
}
