export type ImageType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  /** Recognized only to say so. */
  | 'image/heic';

// #region marks
/** What each type has to carry, and where; one character is one byte. */
const marks: readonly (readonly [ImageType, at: number, mark: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBPVP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
];

/** What a file is by its first sixteen bytes; null if it is no picture. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = marks.find(([, at, mark]) => start.startsWith(mark, at));
  return found?.[0] ?? null;
}
// #endregion marks
