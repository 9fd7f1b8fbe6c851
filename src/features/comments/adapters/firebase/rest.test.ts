import { expect, onTestFinished, test, vi } from 'vitest';
import type { Fetch } from '#lib/request.ts';
import { type Comment, cursorAt, repliesAtOnce } from '../../model.ts';
import { ada, comment, page } from '../../testing/people.ts';
import { appCheckMs } from '../../times.ts';
import {
  commentsOfPage,
  firestoreRest,
  listQuery,
  parseComment,
  parseLikes,
  parseTombstone,
  plainFields,
  Unreachable,
} from './rest.ts';
import { firestoreThreads } from './threads.ts';

const config = {
  kind: 'firebase',
  signIn: ['google'],
  apiKey: 'a key&more',
  projectId: 'my-blog',
  authDomain: 'my-blog.firebaseapp.com',
} as const;
const fields = { body: { stringValue: 'Hello' }, parentId: { nullValue: null } };
const readTime = '2026-11-20T09:30:00.123Z';
const answering = (body: unknown, status = 200) => vi.fn<Fetch>(async () => Response.json(body, { status }));
const selection = commentsOfPage(page);
const newest = (fetch: Fetch) => firestoreRest(config, fetch).list(selection, 'DESCENDING', 1);

test('a query is one request without a header of its own', async () => {
  const fetch = answering([{ document: { fields }, readTime }]);
  expect(await newest(fetch)).toEqual([{ body: 'Hello', parentId: null }]);
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(
    'https://firestore.googleapis.com/v1/projects/my-blog/databases/(default)/documents:runQuery?key=a%20key%26more',
  );
  expect(init?.method).toBe('POST');
  // A header would cost a second request, the one that asks whether it is allowed.
  expect(init?.headers).toBeUndefined();
  expect(JSON.parse(String(init?.body))).toEqual({
    structuredQuery: listQuery('', selection, 'DESCENDING', 1),
  });
});

test('documents that are missing are left out', async () => {
  const answer = [
    { found: { fields }, readTime },
    { missing: 'tombstones/abc1234', readTime },
  ];
  const rest = firestoreRest(config, answering(answer));
  expect(await rest.get(['comments/abc1234', 'tombstones/abc1234'])).toHaveLength(1);
});

test("the server's clock comes with each answer that has documents, and is the device's until then", async () => {
  const hour = 3_600_000;
  const clockAfter = async (body: unknown, status = 200) => {
    const rest = firestoreRest(config, answering(body, status), undefined, () => Date.parse(readTime) - hour);
    await rest.list(selection, 'DESCENDING', 1).catch(() => []);
    return rest.now() - Date.parse(readTime);
  };
  expect(await clockAfter([{ document: { fields }, readTime }])).toBe(0);
  expect(await clockAfter([{ readTime }])).toBe(0);
  expect(await clockAfter([])).toBe(-hour);
  expect(await clockAfter({}, 503)).toBe(-hour);
});

test('emulators are asked in place of Google', async () => {
  const fetch = answering([{ readTime }]);
  const emulators = { firestore: 'localhost:8080', auth: 'localhost:9099' };
  await firestoreRest({ ...config, emulators }, fetch).list(selection, 'DESCENDING', 1);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost:8080\/v1\//);
});

test('where App Check is on, the request carries its token', async () => {
  const fetch = answering([{ readTime }]);
  await firestoreRest(config, fetch, async () => 'token').list(selection, 'DESCENDING', 1);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'X-Firebase-AppCheck': 'token' });
});

test.for([
  ['refuses a token', () => Promise.reject(new Error('recaptcha-error'))],
  ['never answers, because the browser blocks reCAPTCHA', () => new Promise<never>(() => {})],
] as const)('where App Check %s, the request goes without one', async ([, noToken]) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const found = firestoreRest(config, answering([]), noToken).list(selection, 'DESCENDING', 1);
  await vi.advanceTimersByTimeAsync(appCheckMs);
  expect(await found).toEqual([]);
});

test.for([
  ['a refusal', answering({ error: {} }, 403)],
  ['an answer of another kind', answering({ hello: 'there' })],
  ['a network that is gone', vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
] as const)('%s means that the comments cannot be reached', async ([, fetch]) => {
  const rest = firestoreRest(config, fetch);
  await expect(rest.list(selection, 'DESCENDING', 1)).rejects.toThrow(Unreachable);
  const unavailable = { ok: false, problem: { kind: 'unavailable' } };
  expect(await firestoreThreads(rest).threads(page)).toEqual(unavailable);
});

test('comments are shown even if their likes can’t be read', async () => {
  const fetch = vi.fn<Fetch>(async (url) => {
    if (url.includes(':batchGet')) return Response.json({ error: {} }, { status: 403 });
    const count = [{ result: { aggregateFields: { count: { integerValue: '0' } } } }];
    return Response.json(url.includes(':runAggregationQuery') ? count : [{ readTime }]);
  });
  const { threads } = firestoreThreads(firestoreRest(config, fetch), { likes: true });
  expect(await threads(page)).toEqual({ ok: true, value: { threads: [], next: null, total: 0 } });
});

test('likes are numbers in a map, and odd ones are none', () => {
  const counts = (three: object) => plainFields({ counts: { mapValue: { fields: { abc1234: three } } } });
  expect(parseLikes(counts({ integerValue: '3' }))).toEqual({ abc1234: 3 });
  expect(parseLikes(counts({ doubleValue: 3 }))).toEqual({ abc1234: 3 });
  expect(parseLikes(counts({ integerValue: '-1' }))).toEqual({});
  expect(parseLikes(undefined)).toEqual({});
});

const fieldsOf = (stored: Comment) =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      value === null ? { nullValue: null } : { stringValue: value },
    ]),
  );

test('an odd document hides neither those beside it nor those after it', async () => {
  const replies = Array.from({ length: repliesAtOnce + 1 }, (_, i) => comment(`r${i}`, ada, i));
  const documents = replies.map((reply) => ({ document: { fields: fieldsOf(reply) } }));
  const odd = documents.with(3, { document: { fields: { body: { stringValue: 'Hello' } } } });
  const [thread, last] = [comment('one', ada, 1), replies.at(-2)];
  if (!last) throw new Error('there are replies');
  const { replies: read } = firestoreThreads(firestoreRest(config, answering(odd)));
  expect(await read(page, thread.id, cursorAt(thread))).toEqual({
    ok: true,
    value: { replies: replies.slice(0, -1).toSpliced(3, 1), next: cursorAt(last) },
  });
});

test('strings and nulls are read from the wire, and an odd document is no comment', () => {
  const one = comment('one', ada, 1);
  const stored = fieldsOf(one);
  expect(parseComment(plainFields(stored))).toEqual(one);
  expect(parseComment(plainFields({ ...stored, body: { integerValue: '7' } }))).toBeNull();
  expect(parseComment(plainFields({ ...stored, id: { stringValue: 'ODD' } }))).toBeNull();
  const { id, pathName, createdAt } = one;
  expect(parseTombstone({ id, pathName, createdAt })).toEqual({ id, pathName, createdAt });
  expect(parseTombstone({ id, pathName, createdAt: 'once' })).toBeNull();
});
