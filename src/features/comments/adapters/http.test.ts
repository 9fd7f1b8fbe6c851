import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentIdSchema, cursorSchema, newCommentId } from '../model.ts';
import type { Change } from '../port.ts';
import { ada, comment, page } from '../testing/people.ts';
import { httpComments, type SeenPage } from './http.ts';
import type { EventStream } from './http-live.ts';

const one = comment('one', ada, 1);
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
const firstPage = (revision: string) =>
  json({ threads: [], next: null, total: 0 }, 200, { etag: `W/"${revision}"` });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Stream implements EventStream {
  readyState = 1;
  readonly #target = new EventTarget();
  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    // Every event of this stream is made below, as a MessageEvent.
    this.#target.addEventListener(type, listener as EventListener);
  }
  says(type: string, lastEventId: string, data: unknown = {}): void {
    this.#target.dispatchEvent(new MessageEvent(type, { lastEventId, data: JSON.stringify(data) }));
  }
  breaks(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.#target.dispatchEvent(new MessageEvent('error'));
  }
  close = vi.fn();
}

/** A client of one page: its streams and its visibility are played by the test. */
function wired(
  answer: (path: string, init: RequestInit) => Response | Promise<Response> = () => firstPage('r1'),
  seen?: SeenPage,
) {
  const streams: Stream[] = [];
  const stream = () => {
    const last = streams.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  };
  const fetch = vi.fn(answer);
  const heard: Change['kind'][] = [];
  let isSeen = true;
  let tellPresence = () => {};
  const port = httpComments({
    fetch,
    openEvents: () => {
      streams.push(new Stream());
      return stream();
    },
    presence: {
      isSeen: () => isSeen,
      watch(onChange) {
        tellPresence = onChange;
        return () => {};
      },
    },
    ...(seen === undefined ? {} : { seen }),
  });
  const stop = port.changes(page, ({ kind }) => heard.push(kind));
  const show = (value: boolean) => {
    isSeen = value;
    tellPresence();
  };
  return { port, fetch, streams, stream, heard, stop, show };
}

const draft = { id: newCommentId(), body: 'Hi', parentId: null };

test('events are told until the client stops', () => {
  const { stream, heard, stop } = wired();
  stream().says('ready', 'r1');
  stream().says('upserted', 'r2', one);
  stream().says('removed', 'r3', { id: one.id });
  expect(heard).toEqual(['upserted', 'removed']);
  stop();
  stream().says('upserted', 'r4', one);
  expect(heard).toEqual(['upserted', 'removed']);
  expect(stream().close).toHaveBeenCalled();
});

test('a page that was loaded as the stream has it is not loaded again', async () => {
  const { port, stream, heard } = wired();
  await port.threads(page);
  stream().says('ready', 'r1');
  expect(heard).toEqual([]);
});

test('a page that changed before its stream began is loaded again', async () => {
  const { port, stream, heard } = wired();
  await port.threads(page);
  stream().says('ready', 'r2');
  expect(heard).toEqual(['stale']);
});

test('a page whose answer is older than the beginning of its stream is loaded again, once', async () => {
  const answers = ['r1', 'r2'];
  const { port, stream, heard } = wired(() => firstPage(answers.shift() ?? ''));
  const loading = port.threads(page);
  stream().says('ready', 'r2');
  await loading;
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['stale']);
  await port.threads(page);
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['stale']);
});

test('a page that came with the HTML is not loaded, unless it changed since', () => {
  const seen = { page, revision: 'r1' };
  const unchanged = wired(undefined, seen);
  unchanged.stream().says('ready', 'r1');
  expect([unchanged.heard, unchanged.fetch.mock.calls]).toEqual([[], []]);
  const changed = wired(undefined, seen);
  changed.stream().says('ready', 'r2');
  expect(changed.heard).toEqual(['stale']);
});

test('without an ETag, as behind some proxies, every new stream loads the page again, once', async () => {
  const { port, stream, heard } = wired(() => json({ threads: [], next: null, total: 0 }));
  await port.threads(page);
  stream().says('ready', 'r1');
  stream().says('ready', 'r1');
  expect(heard).toEqual(['stale', 'stale']);
  await port.threads(page);
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['stale', 'stale']);
});

test('a page that nobody sees holds no stream, and is loaded again only if it changed meanwhile', async () => {
  const { port, streams, stream, heard, show } = wired();
  await port.threads(page);
  stream().says('ready', 'r1');
  stream().says('upserted', 'r2', one);
  show(false);
  expect(stream().close).toHaveBeenCalled();
  show(true);
  stream().says('ready', 'r2');
  expect(heard).toEqual(['upserted']);
  show(false);
  show(true);
  stream().says('ready', 'r3');
  expect([streams.length, heard]).toEqual([3, ['upserted', 'stale']]);
});

test('events after a page that was not loaded again do not hide that it is old', async () => {
  const { port, stream, heard, show } = wired();
  await port.threads(page);
  stream().says('ready', 'r5');
  stream().says('upserted', 'r6', one);
  show(false);
  show(true);
  stream().says('ready', 'r6');
  expect(heard).toEqual(['stale', 'upserted', 'stale']);
});

test('a lost stream is told once, and its return in any case', async () => {
  const { port, stream, heard } = wired();
  await port.threads(page);
  stream().says('ready', 'r1');
  stream().breaks(0);
  stream().breaks(0);
  expect(heard).toEqual(['disconnected']);
  stream().says('ready', 'r1');
  expect(heard).toEqual(['disconnected', 'stale']);
});

test('a stream that was closed for good is opened again after a while, or when the page is seen again', async () => {
  const { streams, stream, heard, show } = wired();
  stream().breaks(2);
  expect(streams.length).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.length).toBe(2);
  stream().breaks(2);
  show(true);
  expect(streams.length).toBe(3);
  stream().says('ready', 'r1');
  expect(heard).toEqual(['disconnected', 'stale']);
});

test('what the stream says that is no change is not told', () => {
  const { stream, heard } = wired();
  stream().says('upserted', 'r1', { id: 'x' });
  stream().says('removed', 'r1', {});
  expect(heard).toEqual([]);
});

test('pages, replies and threads have addresses', async () => {
  const { port, fetch } = wired(() => json(null, 500));
  const cursor = cursorSchema.parse('2026-01-01T00:00:00.000Z_abc1234');
  const id = commentIdSchema.parse('abc1234');
  await port.threads(page);
  await port.threads(page, cursor);
  await port.replies(page, id, cursor);
  await port.find(page, id);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/comments?page=%2Fblogpost5',
    '/api/comments?page=%2Fblogpost5&before=2026-01-01T00%3A00%3A00.000Z_abc1234',
    '/api/comments/abc1234/replies?page=%2Fblogpost5&after=2026-01-01T00%3A00%3A00.000Z_abc1234',
    '/api/comments/abc1234?page=%2Fblogpost5',
  ]);
});

test('only id, body and parentId are sent', async () => {
  const { port, fetch } = wired(() => json(one, 201));
  await port.post(page, draft);
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect([path, init?.method]).toEqual(['/api/comments?page=%2Fblogpost5', 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({ id: draft.id, body: 'Hi', parentId: null });
});

test.for([
  ['a refusal', json({ refusal: { kind: 'forbidden' } }, 403), { kind: 'forbidden' }],
  [
    'problems',
    json({ refusal: { kind: 'invalid', problems: ['No.'] } }, 422),
    { kind: 'invalid', problems: ['No.'] },
  ],
  [
    'a limit',
    json({ refusal: { kind: 'rate-limited', retryAfterSeconds: 7 } }, 429),
    { kind: 'rate-limited', retryAfterSeconds: 7 },
  ],
  [
    'a limit of a proxy',
    new Response('slow down', { status: 429, headers: { 'retry-after': '9' } }),
    { kind: 'rate-limited', retryAfterSeconds: 9 },
  ],
  ["a proxy's error page", new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'unavailable' }],
  ['a page instead of an answer', new Response('<h1>Welcome</h1>'), { kind: 'unavailable' }],
  ['a comment that is none', json({ id: 'x' }), { kind: 'unavailable' }],
] as const)('%s is understood as what it is', async ([, answer, problem]) => {
  const { port } = wired(() => answer);
  expect(await port.post(page, draft)).toEqual({ ok: false, problem });
});

test('a lost network is unavailable', async () => {
  const { port } = wired(() => Promise.reject(new TypeError('Failed to fetch')));
  const lost = { ok: false, problem: { kind: 'unavailable' } };
  expect(await port.remove(page, one.id)).toEqual(lost);
  expect(await port.threads(page)).toEqual(lost);
});
