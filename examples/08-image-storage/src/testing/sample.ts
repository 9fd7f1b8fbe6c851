import type { AcceptedType, Picture } from '../picture.ts';

const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * A real picture of one pixel, or as many bytes as wanted that begin like
 * one.
 */
export function pngBytes(size = 0): Uint8Array<ArrayBuffer> {
  const png = Uint8Array.from(atob(tinyPng), (character) =>
    character.charCodeAt(0),
  );
  const bytes = new Uint8Array(Math.max(size, png.length));
  bytes.set(png);
  return bytes;
}

export function file(
  start: string | Uint8Array<ArrayBuffer>,
  name = 'portrait.jpg',
  type = 'image/jpeg',
): File {
  const bytes =
    typeof start === 'string'
      ? Uint8Array.from(start, (c) => c.charCodeAt(0))
      : start;
  return new File([bytes], name, { type });
}

export function picture(
  size = 0,
  type: AcceptedType = 'image/png',
  name = '1783245600000-k3x09qf2',
): Picture {
  return { name, file: file(pngBytes(size), 'portrait.png', type), type };
}
