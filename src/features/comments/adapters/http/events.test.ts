import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../port.ts';
import { ada, comment, page } from '../../testing/people.ts';
import { httpComments, type SeenPage } from './comments.ts';
import type { EventStream } from './events.ts';

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
  let isVisible = true;
  let tellVisibility = () => {};
  const port = httpComments({
    fetch,
    openEvents: () => {
      streams.push(new Stream());
      return stream();
    },
    visibility: {
      isVisible: () => isVisible,
      watch(onChange) {
        tellVisibility = onChange;
        return () => {};
      },
    },
    ...(seen === undefined ? {} : { seen }),
  });
  const stop = port.changes(page, ({ kind }) => heard.push(kind));
  const show = (value: boolean) => {
    isVisible = value;
    tellVisibility();
  };
  return { port, fetch, streams, stream, heard, stop, show };
}

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
