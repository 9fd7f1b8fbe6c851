import { fieldsOf, isText } from '../../shell/shape.ts';
import type { StoredImage } from '../src/gallery.ts';

/** Where pictures are kept. Its methods reject when there is no room. */
export interface Bucket {
  all(): Promise<readonly StoredImage[]>;
  put(kept: StoredImage): Promise<unknown>;
  remove(name: string): Promise<unknown>;
}

export const maxBytes = 5 * 1024 * 1024;

/** What storage.rules allow: the second check, after the browser's own. */
export function mayBeKept(value: unknown): value is StoredImage {
  const { name, alt, picture } = fieldsOf(value);
  return (
    isText(name) &&
    /^[0-9]{13}-[0-9a-z]{8}$/.test(name) &&
    isText(alt) &&
    picture instanceof Blob &&
    ['image/jpeg', 'image/svg+xml'].includes(picture.type) &&
    picture.size > 0 &&
    picture.size <= maxBytes
  );
}
