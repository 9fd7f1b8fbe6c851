import { expect, test, vi } from 'vitest';
import { checkFile, maxBytes } from './picture.ts';
import { file, pngBytes } from './testing/sample.ts';

const heic = '\0\0\0\x18ftypheic\0\0\0\0';

// #region lie
test('a HEIC photo that is called .jpg is found out', async () => {
  const portrait = new File(['\0\0\0\x18ftypheic'], 'portrait.jpg', {
    type: 'image/jpeg',
  });
  expect(await checkFile(portrait)).toEqual({ ok: false, why: 'heic' });
});
// #endregion lie

test('a picture keeps the type of its bytes, whatever its name says', async () => {
  const checked = await checkFile(
    file(pngBytes(), 'portrait.jpg', 'image/jpeg'),
  );
  expect(checked).toMatchObject({
    ok: true,
    picture: { type: 'image/png' },
  });
});

test('a web page that is called .png is refused', async () => {
  const page = file('<!doctype html><script>', 'cat.png', 'image/png');
  expect(await checkFile(page)).toEqual({ ok: false, why: 'not-an-image' });
});

test('five megabytes pass, and one byte more does not', async () => {
  expect(await checkFile(file(pngBytes(maxBytes)))).toMatchObject({
    ok: true,
  });
  expect(await checkFile(file(pngBytes(maxBytes + 1)))).toEqual({
    ok: false,
    why: 'too-large',
  });
});

test('an empty file is refused as that', async () => {
  expect(await checkFile(file(''))).toEqual({ ok: false, why: 'empty' });
});

test('of a large file only the beginning is read', async () => {
  const large = file(pngBytes(maxBytes));
  const all = vi.spyOn(large, 'arrayBuffer');
  const slice = vi.spyOn(large, 'slice');
  await checkFile(large);
  expect(all).not.toHaveBeenCalled();
  expect(slice).toHaveBeenCalledExactlyOnceWith(0, 16);
});

test('two pictures never share a name', async () => {
  const first = await checkFile(file(pngBytes()));
  const second = await checkFile(file(pngBytes()));
  if (!first.ok || !second.ok) throw new Error('both are pictures');
  expect(first.picture.name).not.toBe(second.picture.name);
  expect(await checkFile(file(heic))).toMatchObject({ ok: false });
});
