// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredImage } from '../src/gallery.ts';
import { type Bucket, maxBytes, mayBeKept } from './bucket.ts';
import { firstPictures } from './first-pictures.ts';
import { keptGallery } from './kept-gallery.ts';

const name = '1783245600000-k3x09qf2';
const jpeg = (size = 4) =>
  new Blob([new Uint8Array(size)], { type: 'image/jpeg' });
const upload = (copy: Blob) => ({
  name,
  copy,
  file: new File([copy], 'a'),
});

let pictures: Map<string, StoredImage>;
let bucket: Bucket;
beforeEach(() => {
  pictures = new Map();
  bucket = {
    all: async () => [...pictures.values()],
    put: async (kept) => pictures.set(kept.name, kept),
    remove: async (each) => pictures.delete(each),
  };
});
const gallery = (changed?: () => void) =>
  keptGallery(bucket, changed, async () => undefined);

test('an uploaded picture is kept and listed, and other tabs hear of it; a deleted one is gone', async () => {
  const changed = vi.fn();
  const progress: number[] = [];
  const { result } = gallery(changed).upload(
    upload(jpeg()),
    'A boat',
    (part) => progress.push(part),
  );
  expect(await result).toMatchObject({ ok: true });
  expect(progress.at(-1)).toBe(1);
  expect(await gallery().list()).toMatchObject({
    value: [{ name, alt: 'A boat' }],
  });
  await gallery(changed).remove(name);
  expect(await gallery().list()).toEqual({ ok: true, value: [] });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a stopped upload keeps nothing', async () => {
  const { result, cancel } = gallery().upload(upload(jpeg()), '', () => {});
  cancel();
  expect(await result).toEqual({ ok: false, why: 'canceled' });
  expect(pictures.size).toBe(0);
});

test.each([
  ['another type', new Blob(['<svg'], { type: 'text/html' })],
  ['no bytes', jpeg(0)],
  ['more than 5 MB', jpeg(maxBytes + 1)],
])('a picture with %s is refused a second time', async (_, copy) => {
  const { result } = gallery().upload(upload(copy), '', () => {});
  expect(await result).toEqual({ ok: false, why: 'forbidden' });
});

test('a full disk is a refusal, after which the picture can be sent again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  bucket.put = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { result } = gallery().upload(upload(jpeg()), '', () => {});
  expect(await result).toEqual({ ok: false, why: 'offline' });
});

test('what is no picture is not shown', () => {
  expect(firstPictures().every(mayBeKept)).toBe(true);
  expect([null, 7, { name, picture: 'x' }].filter(mayBeKept)).toEqual([]);
  expect(mayBeKept({ name: '../x', alt: '', picture: jpeg() })).toBe(false);
});
