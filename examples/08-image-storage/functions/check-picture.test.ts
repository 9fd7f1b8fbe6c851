import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

function stored(text: string) {
  const bytes = Uint8Array.from(text, (character) =>
    character.charCodeAt(0),
  );
  let isDeleted = false;
  return {
    isDeleted: () => isDeleted,
    download: async ({ start, end }: { start: number; end: number }) =>
      [bytes.slice(start, end + 1)] as [Uint8Array],
    delete: async () => {
      isDeleted = true;
    },
  };
}

test('a JPEG stays', async () => {
  const file = stored('\xff\xd8\xff\xe0\0\x10JFIF');
  expect(await checkPicture(file)).toBe(true);
  expect(file.isDeleted()).toBe(false);
});

test.each([
  ['a web page', '<!doctype html>'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['an empty file', ''],
])('%s that says it is a JPEG is deleted', async (_, text) => {
  const file = stored(text);
  expect(await checkPicture(file)).toBe(false);
  expect(file.isDeleted()).toBe(true);
});
