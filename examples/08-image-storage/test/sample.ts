import type { Picture } from '../src/picture.ts';

export function file(start: string, name: string, size = start.length) {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (c) => c.charCodeAt(0)));
  return new File([bytes], name, { type: 'image/jpeg' });
}

export const jpegStart = '\xff\xd8\xff\xe0\0\x10JFIF';

export function picture(
  name = '1783245600000-k3x09qf2',
  size = 100,
): Picture {
  const original = file(jpegStart, 'portrait.jpg', size);
  return { name, file: original, copy: original };
}
