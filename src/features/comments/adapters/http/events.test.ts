import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../port.ts';
import { ada, comment, page } from '../../testing/people.ts';
import { httpComments } from './comments.ts';
import type { EventStream } from './events.ts';
import { httpModeration } from './moderation.ts';

const one = comment('one', ada, 1);
const firstPage = (revision: string) => Response.json({ threads: [], next: null, total: 0, revision });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Stream implements EventStream {
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
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
  seen?: string,
) {
  const streams: Stream[] = [];
  const stream = () => {
    const last = streams.at(-1);
    if (!last) throw new Error('no stream was opened');
    return last;
  };
  const fetch = vi.fn(answer);
  const heard: Change['kind'][] = [];
  const openEvents = (url: string) => {
    streams.push(new Stream(url));
    return stream();
  };
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
  const port = httpComments(fetch, openEvents);
  const stop = port.changes(page, ({ kind }) => heard.push(kind), seen);
  const show = (isVisible: boolean) => {
    document.hidden = !isVisible;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { port, fetch, openEvents, streams, stream, heard, stop, show };
}

test('a page is loaded only if the server has another state than came with the HTML', () => {
  const { stream, streams, heard, fetch } = wired(undefined, 'r1');
  expect(streams.map(({ url }) => url)).toEqual(['/api/comments/events?page=%2Fblogpost5']);
  stream().says('ready', 'r1');
  expect([heard, fetch.mock.calls]).toEqual([[], []]);
  stream().says('ready', 'r2');
  expect(heard).toEqual(['stale']);
});

test('events after a page that was not loaded again do not hide that it is stale', async () => {
  const { port, stream, heard, show } = wired();
  await port.threads(page);
  stream().says('ready', 'r5');
  stream().says('upserted', 'r6', one);
  show(false);
  show(true);
  stream().says('ready', 'r6');
  expect(heard).toEqual(['stale', 'upserted', 'stale']);
});

test('a short interruption loads nothing if nothing was missed', async () => {
  const { stream, heard } = wired(undefined, 'r1');
  stream().says('ready', 'r1');
  stream().says('upserted', 'r2', one);
  stream().breaks(0);
  stream().breaks(0);
  await vi.advanceTimersByTimeAsync(3000);
  stream().says('ready', 'r2');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual(['upserted']);
});

test('until a stream begins or comes back, the page is loaded without it, and once more if that failed or missed something', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { port, stream, heard, show } = wired(undefined, 'r1');
  await vi.advanceTimersByTimeAsync(4000);
  expect(heard).toEqual(['stale']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual(['stale', 'stale']);
  stream().says('ready', 'r1');
  expect(heard).toEqual(['stale', 'stale', 'stale']);
  await vi.advanceTimersByTimeAsync(600_000);
  stream().breaks(0);
  await vi.advanceTimersByTimeAsync(4000);
  expect(heard.length).toBe(4);
  await port.threads(page);
  stream().says('ready', 'r1');
  expect(heard.length).toBe(4);
  stream().breaks(0);
  await vi.advanceTimersByTimeAsync(4000);
  expect(heard.length).toBe(5);
  show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard.length).toBe(5);
});

test('readers whose streams break at the same moment load the page at different ones', async () => {
  const readers = [0, 0.5].map((random) => {
    const reader = wired(undefined, 'r1');
    reader.stream().says('ready', 'r1');
    vi.spyOn(Math, 'random').mockReturnValue(random);
    reader.stream().breaks(0);
    return reader;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(readers.map(({ heard }) => heard)).toEqual([['stale'], []]);
});

test('a stream that was closed for good is opened again after a while, or when the page is seen again', async () => {
  const { streams, stream, heard, show } = wired(undefined, 'r1');
  stream().breaks(2);
  expect(streams.length).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.length).toBe(2);
  stream().breaks(2);
  show(true);
  expect(streams.length).toBe(3);
  stream().says('ready', 'r1');
  expect(heard).toEqual([]);
});

test("the owner's stream is opened again too, and tells of what was missed", async () => {
  const { fetch, openEvents, streams, stream } = wired();
  const onChange = vi.fn();
  httpModeration(fetch, openEvents).changes(onChange);
  stream().breaks(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.map(({ url }) => url).slice(1)).toEqual(Array(2).fill('/api/moderation/events'));
  onChange.mockClear();
  stream().says('ready', 'r2');
  expect(onChange).toHaveBeenCalledOnce();
});

test('an event that is no change is ignored', () => {
  const { stream, heard } = wired();
  stream().says('upserted', 'r1', { id: 'x' });
  stream().says('removed', 'r1', {});
  expect(heard).toEqual([]);
});
