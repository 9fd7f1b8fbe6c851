import { beforeEach, expect, test, vi } from 'vitest';
import { maxBytes, maxPixels, prepare } from './picture.ts';
import { pixelsOf, redraw } from './redraw.ts';

// Node has no canvas, so a test decides what drawing leads to.
vi.mock('./redraw.ts');
const copy = new Blob(['a smaller copy'], { type: 'image/jpeg' });
beforeEach(() => {
  vi.restoreAllMocks();
  vi.mocked(pixelsOf).mockResolvedValue(1);
  vi.mocked(redraw).mockReset().mockResolvedValue(copy);
});

const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF';

function file(start: string, size = start.length, name = 'portrait.jpg') {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (c) => c.charCodeAt(0)));
  return new File([bytes], name, { type: 'image/jpeg' });
}

test('what is uploaded is the copy, not the file', async () => {
  const prepared = await prepare(file(jpeg));
  expect(prepared).toMatchObject({ ok: true, picture: { copy } });
});

test('a web page with the name of a picture is never drawn', async () => {
  const page = file('<!doctype html><script>');
  expect(await prepare(page)).toEqual({ ok: false, why: 'not-an-image' });
  expect(redraw).not.toHaveBeenCalled();
});

test('a file of 20 MB is accepted, one byte more is not', async () => {
  expect(await prepare(file(jpeg, maxBytes))).toMatchObject({ ok: true });
  const larger = file(jpeg, maxBytes + 1);
  expect(await prepare(larger)).toEqual({ ok: false, why: 'too-large' });
});

test('a small file with too many pixels is never decoded', async () => {
  vi.mocked(pixelsOf).mockResolvedValue(maxPixels + 1);
  const bomb = await prepare(file(jpeg));
  expect(bomb).toEqual({ ok: false, why: 'too-many-pixels' });
  expect(redraw).not.toHaveBeenCalled();
});

test('only the first sixteen bytes are read before it is drawn', async () => {
  const large = file(jpeg, maxBytes);
  const slice = vi.spyOn(large, 'slice');
  await prepare(large);
  expect(slice).toHaveBeenCalledExactlyOnceWith(0, 16);
});

test('an empty file is reported as empty', async () => {
  expect(await prepare(file(''))).toEqual({ ok: false, why: 'empty' });
});

test('a folder, which has no bytes to read, is not an image', async () => {
  const folder = file(jpeg);
  const unreadable = new DOMException('a folder', 'NotReadableError');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable);
  expect(await prepare(folder)).toEqual({ ok: false, why: 'not-an-image' });
});

test('what the browser cannot draw is logged and reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(redraw).mockRejectedValue(new Error('no such pixels'));
  expect(await prepare(file(jpeg))).toEqual({ ok: false, why: 'damaged' });
  const heic = file('\0\0\0\x18ftypheic\0\0\0\0');
  expect(await prepare(heic)).toEqual({ ok: false, why: 'heic' });
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a HEIC that this browser can draw is stored as JPEG', async () => {
  const heic = file('\0\0\0\x18ftypheic\0\0\0\0');
  expect(await prepare(heic)).toMatchObject({ ok: true });
});
