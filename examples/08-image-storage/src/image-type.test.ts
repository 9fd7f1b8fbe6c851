import { expect, test } from 'vitest';
import { imageType } from './image-type.ts';

const bytes = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['image/gif', 'GIF87a\x01\0'],
  ['image/gif', 'GIF89a\x01\0'],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['image/avif', '\0\0\0\x20ftypavis\0\0\0\0'],
  ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['image/heic', '\0\0\0\x18ftyphevc\0\0\0\0'],
  ['image/heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
  ['image/heic', '\0\0\0\x18ftypmsf1\0\0\0\0'],
])('%s is known by its first bytes', (type, start) => {
  expect(imageType(bytes(start))).toBe(type);
});

test.each([
  ['nothing', ''],
  ['half a signature', '\x89PNG'],
  ['an SVG', '<svg xmlns="http'],
  ['a web page', '<!doctype html>'],
  ['a sound in the same container as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
  ['a video in the same container as AVIF', '\0\0\0\x20ftypisom\0\0\x02\0'],
  ['a signature that comes too late', ' \xff\xd8\xff\xe0'],
  ['a PNG saved by a text editor', '\x89PNG\n\x1a\n\0\0\0\rIHDR'],
])('%s is not a picture', (_, start) => {
  expect(imageType(bytes(start))).toBeNull();
});
