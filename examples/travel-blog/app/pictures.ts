import { clear, createStore, del, get, set } from 'idb-keyval';

const store = createStore('app:travel-blog:pictures', 'pictures');

/** Keeps the data: address of a picture. Rejects where the browser has no room. */
export const keepPicture = async (id: string, address: string): Promise<void> => set(id, address, store);

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
