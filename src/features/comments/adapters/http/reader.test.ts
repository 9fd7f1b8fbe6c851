import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage as storage } from '#lib/stored.ts';
import type { Reader } from '../../model.ts';
import { ada, grace } from '../../testing/people.ts';
import { httpReader } from './reader.ts';

const origin = 'https://site.example';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  storage.clear([]);
  vi.unstubAllGlobals();
});

/** A browser whose session, sign-in window and other tabs are played by the test. */
function browser(session: { reader: Reader | null; isDown?: boolean }, isAuth = false, hasChannels = true) {
  if (isAuth) storage.set('isAuth', 'true');
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    constructor() {
      if (!hasChannels) throw new DOMException('The operation is insecure.', 'SecurityError');
      super();
      channels.push(this);
    }
  }
  const popup = { closed: false, close() {} };
  const fetch = vi.fn(async (path: string) => {
    if (session.isDown) throw new TypeError('Failed to fetch');
    if (path === '/api/reader') return Response.json({ reader: session.reader });
    session.reader = null;
    return new Response(null, { status: 204 });
  });
  const window = Object.assign(new EventTarget(), { open: () => popup });
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('BroadcastChannel', Channel);
  const port = httpReader(['google'], fetch);
  const seen: (Reader | null)[] = [];
  stops.push(port.watch((reader) => seen.push(reader)));
  const announce = (type: string) => {
    for (const channel of channels)
      channel.dispatchEvent(new MessageEvent('message', { data: { type }, origin }));
  };
  const comesBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { port, fetch, popup, seen, announce, session, comesBack };
}

test('without a sign-in on this browser the server is not asked', () => {
  const { seen, fetch } = browser({ reader: null });
  expect(seen).toEqual([null]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a session that the server denies takes the flag away', async () => {
  const { seen } = browser({ reader: null }, true);
  await expect.poll(() => seen).toEqual([null]);
  expect(storage.get('isAuth')).toBeNull();
});

test('a lost network is not a sign-out', async () => {
  const { seen, fetch } = browser({ reader: ada, isDown: true }, true);
  await expect.poll(() => fetch).toHaveBeenCalled();
  expect(seen).toEqual([]);
  expect(storage.get('isAuth')).toBe('true');
});

test('an announcement that comes late, or from another tab, still signs in', async () => {
  const { announce, seen, session } = browser({ reader: null });
  session.reader = ada;
  announce('signed-in');
  await expect.poll(() => seen.at(-1)).toEqual(ada);
});

test('a sign-in that the provider refused is a refusal', async () => {
  const { port, announce } = browser({ reader: null });
  const signingIn = port.signIn('google');
  announce('sign-in-failed');
  expect(await signingIn).toEqual({ ok: false, problem: { kind: 'forbidden' } });
});

test('an answer from before the sign-in comes too late', async () => {
  const { port, fetch, popup, session, announce, seen } = browser({ reader: null });
  const early = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(early.promise);
  const closed = port.signIn('google');
  popup.closed = true;
  await expect.poll(() => fetch).toHaveBeenCalled();
  popup.closed = false;
  session.reader = ada;
  const signedIn = port.signIn('google');
  announce('signed-in');
  expect(await signedIn).toEqual({ ok: true, value: ada });
  early.resolve(Response.json({ reader: null }));
  await closed;
  expect(seen.at(-1)).toEqual(ada);
});

test('signing out clears what is stored, except the theme and notes of articles', async () => {
  const { port, seen } = browser({ reader: ada }, true);
  storage.set('theme', 'dark');
  storage.set('article:path', 'ticked');
  storage.set('draft:/blogpost5:new', 'x');
  const changed: (string | null)[] = [];
  stops.push(storage.watch(({ key }) => changed.push(key)));
  expect((await port.signOut()).ok).toBe(true);
  expect(storage.keys('')).toEqual(['theme', 'article:path']);
  expect(changed).toEqual(['isAuth', null]);
  expect(seen.at(-1)).toBeNull();
});

test('a sign-out that the server did not hear of changes nothing', async () => {
  const { port, session } = browser({ reader: ada }, true);
  session.isDown = true;
  expect(await port.signOut()).toEqual({ ok: false, problem: { kind: 'unavailable' } });
  expect(storage.get('isAuth')).toBe('true');
});

test('a page that the Back button restores asks again who is signed in', async () => {
  const { seen, session, fetch, comesBack } = browser({ reader: ada }, true);
  await expect.poll(() => seen).toEqual([ada]);

  comesBack(false);
  expect(fetch).toHaveBeenCalledTimes(1);
  session.reader = grace;
  comesBack(true);
  await expect.poll(() => seen.at(-1)).toEqual(grace);
});

test('where the browser blocks cookies, and channels with them, one can still read and sign in', async () => {
  const { port, popup, seen } = browser({ reader: ada }, false, false);
  expect(seen).toEqual([null]);
  const signedIn = port.signIn('google');
  popup.closed = true;
  expect(await signedIn).toEqual({ ok: true, value: ada });
});
