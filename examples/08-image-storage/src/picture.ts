import { imageType } from './image-type.ts';
import { newName } from './name.ts';
import { pixelsOf, redraw } from './redraw.ts';

export const maxBytes = 20 * 1024 * 1024;
/** A quarter of a gigabyte of memory, at four bytes each. */
export const maxPixels = 64_000_000;

/**
 * What the file dialog offers first. It doesn't stop other files, but Safari
 * converts a HEIC to JPEG if HEIC isn't here.
 */
export const offeredTypes =
  'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** A file that was checked and redrawn. */
export interface Picture {
  /** Chosen once, so sending the picture twice stores it once. */
  readonly name: string;
  readonly file: File;
  /** What is uploaded: a JPEG. */
  readonly copy: Blob;
}

export type Flaw =
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'not-an-image'
  | 'heic'
  | 'damaged';

export type Prepared =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly why: Flaw };

// #region prepare
/** Reads sixteen bytes first, however large the file is. */
export async function prepare(file: File): Promise<Prepared> {
  if (file.size === 0) return { ok: false, why: 'empty' };
  if (file.size > maxBytes) return { ok: false, why: 'too-large' };
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    // A folder that was dropped has no bytes.
    .catch(() => new ArrayBuffer(0));
  const type = imageType(new Uint8Array(start));
  if (type === null) return { ok: false, why: 'not-an-image' };
  try {
    if ((await pixelsOf(file)) > maxPixels)
      return { ok: false, why: 'too-many-pixels' };
    const copy = await redraw(file);
    return { ok: true, picture: { name: newName(), file, copy } };
  } catch (error) {
    console.warn(`${file.name} can't be drawn:`, error);
    return { ok: false, why: type === 'image/heic' ? 'heic' : 'damaged' };
  }
}
// #endregion prepare

export const flawMessages: Readonly<Record<Flaw, string>> = {
  empty: 'This file is empty.',
  'too-large': 'This file is larger than 20 MB. Choose a smaller one.',
  'too-many-pixels':
    'This picture has more than 64 megapixels. Make it smaller first.',
  'not-an-image':
    'This isn’t a JPEG, PNG, GIF, WebP or AVIF, whatever its name says.',
  heic: 'This is a HEIC photo, which your browser can’t read. Export it as JPEG.',
  damaged: 'This picture is damaged. Your browser can’t draw it.',
};
