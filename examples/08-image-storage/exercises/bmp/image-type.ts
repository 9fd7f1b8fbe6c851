export type ImageType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/bmp'
  | 'image/heic';

// #region magic-numbers
/** Which bytes each type has, and where. One character is one byte. */
export const magicNumbers: readonly [ImageType, at: number, string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/bmp', 0, 'BM'],
  ['image/webp', 8, 'WEBPVP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftyphev'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/heic', 4, 'ftypmsf1'],
];

/** The type that the first sixteen bytes show, or null. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = magicNumbers.find(([, at, magic]) =>
    start.startsWith(magic, at),
  );
  return found?.[0] ?? null;
}
// #endregion magic-numbers
