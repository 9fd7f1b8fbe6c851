import { type ImageType, imageType } from './image-type.ts';
import { newName } from './name.ts';

// #region limits
export const maxBytes = 5 * 1024 * 1024;

/**
 * What nearly every browser shows. SVG is missing on purpose: it can carry
 * scripts.
 */
export const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
] as const;
export type AcceptedType = (typeof acceptedTypes)[number];
// #endregion limits

/** A file that has been looked into. */
export interface Picture {
  /**
   * What it will be called in the folder, chosen once: sending it twice
   * stores it once.
   */
  readonly name: string;
  readonly file: File;
  readonly type: AcceptedType;
}

export type Flaw =
  | 'empty'
  | 'too-large'
  | 'heic'
  | 'not-an-image'
  | 'damaged';

export type Checked =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly why: Flaw };

// #region check
/** Reads sixteen bytes, however large the file is. */
export async function checkFile(file: File): Promise<Checked> {
  if (file.size === 0) return { ok: false, why: 'empty' };
  if (file.size > maxBytes) return { ok: false, why: 'too-large' };
  const start = await file.slice(0, 16).arrayBuffer();
  const type = imageType(new Uint8Array(start));
  if (type === null) return { ok: false, why: 'not-an-image' };
  return isAccepted(type)
    ? { ok: true, picture: { name: newName(), file, type } }
    : { ok: false, why: 'heic' };
}
// #endregion check

function isAccepted(type: ImageType): type is AcceptedType {
  return type !== 'image/heic';
}

// #region words
export const wordsForFlaw: Readonly<Record<Flaw, string>> = {
  empty: 'This file is empty.',
  'too-large':
    'This file is larger than 5 MB. A smaller copy of the picture will do.',
  heic: 'This is a HEIC photo, which few browsers show. Export it as JPEG.',
  'not-an-image':
    'This is no JPEG, PNG, GIF, WebP or AVIF, whatever its name says.',
  damaged: 'This picture is damaged: your browser cannot show it.',
};
// #endregion words
