import type { StorageReference } from 'firebase/storage';
import type { StoredImage } from './gallery.ts';

/** What storage.rules allow. */
const maxCopy = 5 * 1024 * 1024;

/** The rules decide, unless the browser has cached the picture. */
export async function toImage(
  item: StorageReference,
): Promise<StoredImage> {
  throw new Error(`not written yet: ${item}, ${maxCopy}`);
}
