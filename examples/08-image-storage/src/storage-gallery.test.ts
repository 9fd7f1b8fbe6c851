import { afterEach, expect, test, vi } from 'vitest';
import { createStorageGallery } from './storage-gallery.ts';
import {
  type BeforePiece,
  openStorage,
} from './testing/local-storage-server.ts';
import { picture, pngBytes } from './testing/sample.ts';

const early = '1656000000000-aaaaaaaa';
const late = '1783245600000-bbbbbbbb';
const megabyte = 1024 * 1024;
const ignore = () => undefined;

const opened: Awaited<ReturnType<typeof openStorage>>[] = [];
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close();
});

async function open(beforePiece?: BeforePiece) {
  const storage = await openStorage(beforePiece);
  opened.push(storage);
  return storage;
}

test('a small picture is stored in one request, and comes back byte for byte', async () => {
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  const outcome = await gallery.upload(
    picture(0, 'image/png', late),
    ignore,
  ).result;
  if (!outcome.ok) throw new Error(outcome.why);
  expect(storage.requests).toEqual(['POST', 'GET']);
  const answer = await fetch(outcome.value.url);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe(
    'private, max-age=31536000, immutable',
  );
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pngBytes());
});

// #region progress
test('a large picture goes in pieces, and says how far it is', async () => {
  const storage = await open();
  const heard: number[] = [];
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  const { result } = gallery.upload(
    picture(2 * megabyte, 'image/png', late),
    (n) => heard.push(n),
  );
  expect(await result).toMatchObject({ ok: true });
  expect(new Set(heard)).toEqual(new Set([0, 1 / 8, 3 / 8, 7 / 8, 1]));
  expect(heard).toEqual(heard.toSorted());
});
// #endregion progress

test('an upload that loses a piece goes on from what has arrived', async () => {
  let lost = 0;
  const storage = await open(async (received) =>
    received > 0 && lost++ === 0 ? 'lose' : 'take',
  );
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  const outcome = await gallery.upload(
    picture(megabyte, 'image/png', late),
    ignore,
  ).result;
  if (!outcome.ok) throw new Error(outcome.why);
  expect(storage.requests).toContain('POST query');
  expect(
    storage.requests.filter((request) => request === 'POST start'),
  ).toHaveLength(1);
  const bytes = await (await fetch(outcome.value.url)).arrayBuffer();
  expect(new Uint8Array(bytes)).toEqual(pngBytes(megabyte));
});

// #region cancel
test('an upload stopped halfway leaves nothing behind', async () => {
  const halfway = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const storage = await open(async (received) => {
    if (received > 0) halfway.resolve();
    if (received > 0) await released.promise;
    return 'take';
  });
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  const upload = gallery.upload(picture(megabyte), ignore);
  await halfway.promise;
  upload.cancel();
  released.resolve();
  expect(await upload.result).toEqual({ ok: false, why: 'canceled' });
  expect(await gallery.list()).toEqual({ ok: true, value: [] });
});
// #endregion cancel

test('sending the same picture twice stores it once', async () => {
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  await gallery.upload(picture(0, 'image/png', late), ignore).result;
  await gallery.upload(picture(0, 'image/png', late), ignore).result;
  expect(await gallery.list()).toMatchObject({
    ok: true,
    value: [{ name: late }],
  });
});

test('the list is newest first, with addresses that work, and holds nobody else’s', async () => {
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  const other = createStorageGallery(storage.as('ben'), 'ben');
  for (const name of [early, late])
    await gallery.upload(picture(0, 'image/png', name), ignore).result;
  await other.upload(picture(0, 'image/png', early), ignore).result;
  const listed = await gallery.list();
  if (!listed.ok) throw new Error(listed.why);
  expect(listed.value.map(({ name }) => name)).toEqual([late, early]);
  for (const { url } of listed.value)
    expect((await fetch(url)).status).toBe(200);
});

test('a picture that was deleted is gone, and deleting it again says so', async () => {
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  await gallery.upload(picture(0, 'image/png', late), ignore).result;
  expect(await gallery.remove(late)).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await gallery.remove(late)).toEqual({
    ok: false,
    why: 'not-found',
  });
  expect(await gallery.list()).toEqual({ ok: true, value: [] });
});

test('somebody else’s folder is closed to reading, writing and deleting', async () => {
  const storage = await open();
  await createStorageGallery(storage.as('ada'), 'ada').upload(
    picture(0, 'image/png', late),
    ignore,
  ).result;
  for (const uid of ['ben', null]) {
    const intruder = createStorageGallery(storage.as(uid), 'ada');
    const no = { ok: false, why: 'forbidden' };
    expect(
      await intruder.upload(picture(0, 'image/png', early), ignore).result,
    ).toEqual(no);
    expect(await intruder.list()).toEqual(no);
    expect(await intruder.remove(late)).toEqual(no);
  }
});

test('what is too large is refused before a byte of it is sent', async () => {
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  expect(
    await gallery.upload(picture(5 * megabyte + 1), ignore).result,
  ).toEqual({
    ok: false,
    why: 'forbidden',
  });
  expect(storage.requests).toEqual(['POST start']);
});

test('an error that nobody planned for is logged, and ends the wait', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const storage = await open();
  const gallery = createStorageGallery(storage.as('ada'), 'ada');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response('a teapot', { status: 418 }),
  );
  expect(await gallery.list()).toEqual({ ok: false, why: 'unknown' });
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
