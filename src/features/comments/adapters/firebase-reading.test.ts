import { expect, test, vi } from 'vitest';
import { comment, grace, page } from '../testing/people.ts';
import { type Fetch, firestoreReading } from './firebase-reading.ts';

const config = {
  kind: 'firebase',
  apiKey: 'a key&more',
  projectId: 'my-blog',
  authDomain: 'my-blog.firebaseapp.com',
} as const;
const stored = comment('one', grace, 1);
const wrapped = Object.fromEntries(
  Object.entries(stored).map(([name, value]) => [
    name,
    value === null ? { nullValue: null } : { stringValue: value },
  ]),
);
const readTime = '2026-11-20T09:30:00.123Z';
const answering = (body: unknown, status = 200) => vi.fn<Fetch>(async () => Response.json(body, { status }));

test('one request asks for the comments of one page', async () => {
  const fetch = answering([{ document: { fields: wrapped }, readTime }]);
  const answer = await firestoreReading(config, fetch).comments(page);
  expect(answer).toEqual({ ok: true, value: [stored] });
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(
    'https://firestore.googleapis.com/v1/projects/my-blog/databases/(default)/documents:runQuery?key=a%20key%26more',
  );
  expect(init?.method).toBe('POST');
  // A header would cost a second request, the one that asks whether it is allowed.
  expect(init?.headers).toBeUndefined();
  expect(String(init?.body)).toContain(page);
});

test('a page without comments is an empty list', async () => {
  const answer = await firestoreReading(config, answering([{ readTime }])).comments(page);
  expect(answer).toEqual({ ok: true, value: [] });
});

test("the server's clock costs one document at most, and can be missing", async () => {
  const fetch = answering([{ document: { fields: wrapped }, readTime }]);
  expect(await firestoreReading(config, fetch).serverNow()).toBe(Date.parse(readTime));
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ structuredQuery: { limit: 1 } });
  expect(await firestoreReading(config, answering([])).serverNow()).toBeNull();
  expect(await firestoreReading(config, answering({}, 503)).serverNow()).toBeNull();
});

test('emulators are asked in place of Google', async () => {
  const fetch = answering([{ readTime }]);
  const emulators = { firestore: 'localhost:8080', auth: 'localhost:9099' };
  await firestoreReading({ ...config, emulators }, fetch).comments(page);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost:8080\/v1\//);
});

test('where App Check is on, the request carries its token', async () => {
  const fetch = answering([{ readTime }]);
  await firestoreReading(config, fetch, async () => 'vouched').comments(page);
  expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'X-Firebase-AppCheck': 'vouched' });
});

test.for([
  ['a refusal', answering({ error: {} }, 403)],
  ['an answer of another kind', answering({ hello: 'there' })],
  ['a network that is gone', vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
] as const)('%s means that the comments cannot be reached', async ([, fetch]) => {
  expect(await firestoreReading(config, fetch).comments(page)).toEqual({
    ok: false,
    problem: { kind: 'unavailable' },
  });
});
