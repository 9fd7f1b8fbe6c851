import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { createStorageGallery } from '../src/storage-gallery.ts';
import { picture } from './sample.ts';
import { type Conduct, startStorage } from './storage-server.ts';

// The real SDK, over HTTP, against a server that knows no rules.

const early = '1656000000000-aaaaaaaa';
const late = '1783245600000-bbbbbbbb';
const megabyte = 1024 * 1024;
const ignore = () => undefined;
const alt = 'A lighthouse';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function open(conduct?: Conduct) {
  const server = await startStorage(conduct);
  const options = { projectId: 'demo-images', storageBucket: 'b' };
  const app = initializeApp(options, randomUUID());
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', server.port);
  cleanups.push(() => deleteApp(app), server.close);
  return {
    requests: server.requests,
    gallery: createStorageGallery(storage, 'ada'),
  };
}

test('a small picture is stored in one request, and comes back byte for byte', async () => {
  const { gallery, requests } = await open();
  const sent = picture();
  const outcome = await gallery.upload(sent, alt, ignore).result;
  if (!outcome.ok) throw new Error(outcome.why);
  expect(requests).toEqual(['POST']);
  const listed = await gallery.list();
  if (!listed.ok) throw new Error(listed.why);
  const [stored] = listed.value;
  expect(stored?.alt).toBe(alt);
  expect(stored?.picture.type).toBe('image/jpeg');
  expect(await stored?.picture.arrayBuffer()).toEqual(
    await sent.copy.arrayBuffer(),
  );
});

test('a large picture goes in chunks that double, and reports each', async () => {
  const { gallery } = await open();
  const parts: number[] = [];
  const { result } = gallery.upload(
    picture(late, 2 * megabyte),
    alt,
    (part) => parts.push(part),
  );
  expect(await result).toMatchObject({ ok: true });
  expect(new Set(parts)).toEqual(new Set([0, 1 / 8, 3 / 8, 7 / 8, 1]));
  expect(parts).toEqual(parts.toSorted());
});

test('an upload that loses a chunk continues from what has arrived', async () => {
  let lost = 0;
  const { gallery, requests } = await open({
    beforeChunk: async (received) =>
      received > 0 && lost++ === 0 ? 'lose' : 'take',
  });
  const sent = picture(late, megabyte);
  const outcome = await gallery.upload(sent, alt, ignore).result;
  if (!outcome.ok) throw new Error(outcome.why);
  expect(requests).toContain('POST query');
  expect(requests.filter((each) => each === 'POST start')).toHaveLength(1);
  const listed = await gallery.list();
  expect(listed.ok && listed.value[0]?.picture.size).toBe(megabyte);
});

test('an upload that is stopped halfway leaves nothing behind', async () => {
  const halfway = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const { gallery } = await open({
    async beforeChunk(received) {
      if (received > 0) halfway.resolve();
      if (received > 0) await released.promise;
      return 'take';
    },
  });
  const upload = gallery.upload(picture(late, megabyte), alt, ignore);
  await halfway.promise;
  upload.cancel();
  released.resolve();
  expect(await upload.result).toEqual({ ok: false, why: 'canceled' });
  expect(await gallery.list()).toEqual({ ok: true, value: [] });
});

test('the list is newest first, and a picture that was sent twice is in it once', async () => {
  const { gallery } = await open();
  for (const name of [early, late, early])
    await gallery.upload(picture(name), alt, ignore).result;
  const listed = await gallery.list();
  if (!listed.ok) throw new Error(listed.why);
  expect(listed.value.map(({ name }) => name)).toEqual([late, early]);
});

test('a picture that was deleted is gone, and deleting it again says so', async () => {
  const { gallery } = await open();
  await gallery.upload(picture(late), alt, ignore).result;
  expect(await gallery.remove(late)).toMatchObject({ ok: true });
  expect(await gallery.remove(late)).toEqual({
    ok: false,
    why: 'not-found',
  });
});

test('what the rules refuse is reported as forbidden', async () => {
  const { gallery } = await open({ status: 403 });
  const refused = { ok: false, why: 'forbidden' };
  expect(await gallery.upload(picture(), alt, ignore).result).toEqual(
    refused,
  );
  expect(await gallery.list()).toEqual(refused);
  expect(await gallery.remove(late)).toEqual(refused);
});

test('an error that nobody planned for is logged, and ends the wait', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { gallery } = await open({ status: 418 });
  expect(await gallery.list()).toEqual({ ok: false, why: 'unknown' });
  expect(log).toHaveBeenCalledOnce();
});
