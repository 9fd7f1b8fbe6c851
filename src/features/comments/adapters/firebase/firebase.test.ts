// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { success } from '#lib/outcome.ts';
import { browserStorage as storage } from '#lib/stored.ts';
import type { Comment, Reader } from '../../model.ts';
import type { Change } from '../../port.ts';
import { ada, comment, grace, page } from '../../testing/people.ts';
import { firebaseBackend } from './firebase.ts';
import type { FirebaseSdk, openFirebase } from './firebase-sdk.ts';

const config = {
  kind: 'firebase',
  signIn: ['google'],
  apiKey: 'k',
  projectId: 'p',
  authDomain: 'p.firebaseapp.com',
} as const;
const one = comment('one', grace, 1);
const live = comment('live', grace, 2);

/** Replaces the SDK: counts how often it is fetched, and lets a test decide who is signed in. */
const sdk = vi.hoisted(() => ({ opened: 0, fails: false }));
let current: Reader | null = null;
let tell: ((reader: Reader | null) => void) | undefined;
const stopLive = vi.fn();
let tellChange: ((change: Change) => void) | undefined;
const closeDatabase = vi.fn(async () => undefined);

vi.mock('./firebase-sdk.ts', () => ({
  openFirebase: (async (): Promise<FirebaseSdk> => {
    sdk.opened++;
    if (sdk.fails) throw new TypeError('Failed to fetch dynamically imported module');
    const refused = async () => ({ ok: false, problem: { kind: 'forbidden' } }) as const;
    return {
      comments: async () => ({
        changes(_page, onChange) {
          tellChange = onChange;
          onChange({ kind: 'upserted', comment: live });
          return stopLive;
        },
        post: refused,
        edit: refused,
        remove: refused,
        own: refused,
        removeOwn: refused,
        held: refused,
        likes: { mine: refused, set: refused },
      }),
      moderation: async () => ({
        searchesAll: false,
        overview: refused,
        comments: refused,
        heldBy: refused,
        changes(onChange) {
          onChange();
          return stopLive;
        },
        approve: refused,
        ban: refused,
        unban: refused,
        setHolding: refused,
      }),
      watchReader(onChange) {
        tell = onChange;
        onChange(current);
        return () => undefined;
      },
      async signIn() {
        current = ada;
        return success(ada);
      },
      async signOut() {
        current = null;
        tell?.(null);
      },
      closeDatabase,
    };
  }) satisfies typeof openFirebase,
}));

let answers: (url: string) => Promise<Response>;
const stops: (() => void)[] = [];

beforeEach(() => {
  Object.assign(sdk, { opened: 0, fails: false });
  current = null;
  answers = async (url) =>
    Response.json(
      url.includes(':runAggregationQuery')
        ? [{ result: { aggregateFields: { count: { integerValue: '1' } } } }]
        : [{ document: { fields: fieldsOf(one) } }],
    );
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => answers(url)),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  storage.clear([]);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function visit({ isAuth = false } = {}) {
  if (isAuth) storage.set('isAuth', 'true');
  const { comments, reader, beginAgain, moderation } = firebaseBackend(config);
  const heard: string[] = [];
  const readers: (Reader | null)[] = [];
  const tellOf = (change: Change) => heard.push(change.kind === 'upserted' ? change.comment.id : change.kind);
  stops.push(
    comments.changes(page, tellOf),
    reader.watch((who) => readers.push(who)),
  );
  return { comments, reader, beginAgain, moderation, heard, readers };
}

test('a signed-out reader gets threads without the SDK, and a comment that is deleted in between only once', async () => {
  // Every query is answered with the same document, so it is a comment and a tombstone at once.
  const { comments, readers } = visit();
  const threads = await comments.threads(page);
  expect(threads).toMatchObject({ ok: true, value: { threads: [{ top: one }], total: 1 } });
  expect(readers).toEqual([null]);
  expect(sdk.opened).toBe(0);
});

test('the pages of threads name the owner, whose comments have a badge', async () => {
  const { comments } = firebaseBackend({ ...config, owner: ada.uid });
  expect(await comments.threads(page)).toMatchObject({ ok: true, value: { owners: [ada.uid] } });
});

test('a signed-out reader looks again when they come back to the page or to the network', () => {
  const { heard } = visit();
  expect(heard).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['stale', 'stale']);
});

test('a reader who was signed in before gets the SDK, and hears of changes', async () => {
  current = ada;
  const { heard, readers } = visit({ isAuth: true });
  await expect.poll(() => heard).toEqual([live.id]);
  expect(readers).toEqual([ada]);
  expect(sdk.opened).toBe(1);
});

test('signing in stores isAuth and makes the page live', async () => {
  const { reader, heard } = visit();
  expect(await reader.signIn('google')).toEqual(success(ada));
  expect(storage.get('isAuth')).toBe('true');
  await expect.poll(() => heard).toEqual([live.id]);
});

test('a listener that Firestore has refused is opened again when the reader comes back', async () => {
  current = ada;
  const { heard } = visit({ isAuth: true });
  await expect.poll(() => heard).toEqual([live.id]);
  tellChange?.({ kind: 'disconnected' });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => heard).toEqual([live.id, 'disconnected', 'stale', live.id]);
});

test('after a request without an answer, the database is opened again, unless the SDK has not come yet', async () => {
  const guest = visit();
  guest.beginAgain?.();
  expect(sdk.opened).toBe(0);
  current = ada;
  const { beginAgain, heard } = visit({ isAuth: true });
  beginAgain?.();
  await expect.poll(() => heard).toEqual([live.id]);
  expect(closeDatabase).not.toHaveBeenCalled();
  beginAgain?.();
  await expect.poll(() => heard).toEqual([live.id, live.id]);
  expect(closeDatabase).toHaveBeenCalledOnce();
});

test('after a request without an answer, the owner hears of new comments again, until the page is left', async () => {
  const { beginAgain, moderation } = visit();
  const onChange = vi.fn();
  const stop = (await moderation()).changes(onChange);
  beginAgain?.();
  expect([onChange, stopLive].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  stop();
  beginAgain?.();
  expect([onChange, stopLive].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test('signing out closes the database and leaves nothing in storage but the theme and notes of articles', async () => {
  current = ada;
  const { reader, heard, readers } = visit({ isAuth: true });
  await expect.poll(() => heard).toEqual([live.id]);
  for (const key of ['theme', 'article:path', 'draft:x', 'other']) storage.set(key, 'kept');
  expect(await reader.signOut()).toEqual(success(undefined));
  expect(stopLive).toHaveBeenCalledOnce();
  expect(closeDatabase).toHaveBeenCalled();
  await expect.poll(() => storage.keys('')).toEqual(['theme', 'article:path']);
  expect(readers.at(-1)).toBeNull();
});

test('a session that ended elsewhere takes isAuth away, and keeps the drafts', async () => {
  current = ada;
  const { readers } = visit({ isAuth: true });
  await expect.poll(() => readers).toEqual([ada]);
  storage.set('draft:x', 'half a thought');
  tell?.(null);
  expect(readers).toEqual([ada, null]);
  await expect.poll(() => storage.keys('')).toEqual(['draft:x']);
});

test('an SDK that cannot be fetched is no sign-out, and is fetched when the network is back', async () => {
  current = ada;
  sdk.fails = true;
  const { comments, reader, heard, readers } = visit({ isAuth: true });
  expect(await reader.signIn('google')).toEqual({ ok: false, problem: { kind: 'unavailable' } });
  expect(await comments.remove(one.id)).toEqual({ ok: false, problem: { kind: 'unavailable' } });
  expect(storage.get('isAuth')).toBe('true');
  expect(readers).toEqual([]);
  sdk.fails = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => heard).toEqual(['stale', live.id]);
  expect(readers).toEqual([ada]);
});

function fieldsOf(stored: Comment): object {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );
}
