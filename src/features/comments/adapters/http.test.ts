import { expect, test, vi } from 'vitest';
import { newCommentId } from '../model.ts';
import { ada, comment, page } from '../testing/people.ts';
import { httpComments } from './http.ts';
import type { EventStream } from './http-live.ts';

const one = comment('one', ada, 1);
const two = comment('two', ada, 2);
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

class Stream implements EventStream {
  readyState = 1;
  readonly #target = new EventTarget();
  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    // Every event of this stream is made below, as a MessageEvent.
    this.#target.addEventListener(type, listener as EventListener);
  }
  says(type: string, data: unknown): void {
    this.#target.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  breaks(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.#target.dispatchEvent(new MessageEvent('error'));
  }
  close = vi.fn();
}

function wired(answer: (path: string, init: RequestInit) => Response | Promise<Response>) {
  const streams: Stream[] = [];
  const fetch = vi.fn(answer);
  const openEvents = () => {
    const stream = new Stream();
    streams.push(stream);
    return stream;
  };
  const seen: unknown[] = [];
  const port = httpComments({ fetch, openEvents });
  const stop = port.watch(page, (outcome) =>
    seen.push(outcome.ok ? outcome.value.map(({ body }) => body) : outcome.problem.kind),
  );
  return { port, fetch, streams, seen, stop };
}

const draft = { id: newCommentId(), body: 'Hi', parentId: null };

test('the list is asked for at once and again at every ready, and events are applied to it', async () => {
  const lists = [[one], [one], [one, two]];
  const { streams, seen, stop, fetch } = wired(() => json({ comments: lists.shift() }));
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([one.body]));
  streams[0]?.says('ready', {});
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  streams[0]?.says('posted', two);
  expect(seen.at(-1)).toEqual([one.body, two.body]);
  streams[0]?.says('edited', { ...one, body: 'Changed' });
  streams[0]?.says('removed', { id: two.id });
  expect(seen.at(-1)).toEqual(['Changed']);
  stop();
  expect(streams[0]?.close).toHaveBeenCalled();
});

test('a broken stream is told, and the ready after it brings the list again', async () => {
  const { streams, seen, stop } = wired(() => json({ comments: [one] }));
  await vi.waitFor(() => expect(seen).toEqual([[one.body]]));
  streams[0]?.breaks(0);
  expect(seen.at(-1)).toBe('unavailable');
  streams[0]?.says('ready', {});
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([one.body]));
  stop();
});

test('a stream that was closed for good is opened again after a while', async () => {
  vi.useFakeTimers();
  const { streams, stop } = wired(() => json({ comments: [] }));
  streams[0]?.breaks(2);
  expect(streams.length).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams.length).toBe(2);
  stop();
  vi.useRealTimers();
});

test('a page that was opened while the server restarted becomes live when it is back', async () => {
  vi.useFakeTimers();
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
  let isBack = false;
  const { streams, seen, stop } = wired(async () => {
    await slow();
    return isBack ? json({ comments: [one] }) : new Response('<h1>Bad gateway</h1>', { status: 502 });
  });
  streams[0]?.breaks(2);
  await vi.advanceTimersByTimeAsync(600);
  isBack = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(seen.at(-1)).toEqual([one.body]);
  expect(streams.length).toBe(2);
  streams[1]?.says('posted', two);
  expect(seen.at(-1)).toEqual([one.body, two.body]);
  stop();
  vi.useRealTimers();
});

test('a page that is not seen holds no stream', async () => {
  let isSeen = true;
  let change = () => {};
  const presence = {
    isSeen: () => isSeen,
    watch(tell: () => void) {
      change = tell;
      return () => {};
    },
  };
  const streams: Stream[] = [];
  const port = httpComments({
    fetch: () => json({ comments: [] }),
    openEvents: () => streams[streams.push(new Stream()) - 1] ?? new Stream(),
    presence,
  });
  const stop = port.watch(page, () => {});
  isSeen = false;
  change();
  expect(streams[0]?.close).toHaveBeenCalled();
  isSeen = true;
  change();
  expect(streams.length).toBe(2);
  // A stream that was closed for good counts as none.
  streams[1]?.breaks(2);
  change();
  expect(streams.length).toBe(3);
  stop();
});

test("one's own comment is in the list before any event tells of it", async () => {
  const { port, seen, stop } = wired((_path, { method }) =>
    method === 'POST' ? json(two, 201) : json({ comments: [one] }),
  );
  await vi.waitFor(() => expect(seen.length).toBe(1));
  await port.post(page, draft);
  expect(seen.at(-1)).toEqual([one.body, two.body]);
  stop();
});

/** A page that holds one comment, and whose writes are answered when the test says so. */
async function slowToAnswer() {
  const answers: ((answer: Response) => void)[] = [];
  const wire = wired((_path, { method }) =>
    method === 'GET' ? json({ comments: [one] }) : new Promise((resolve) => answers.push(resolve)),
  );
  await vi.waitFor(() => expect(wire.seen.length).toBe(1));
  return { ...wire, answers };
}

test('a late answer to an edit does not undo a newer one', async () => {
  const { port, streams, seen, stop, answers } = await slowToAnswer();
  const editing = port.edit(page, one.id, 'ONE');
  streams[0]?.says('edited', { ...one, body: 'ONE' });
  streams[0]?.says('edited', { ...one, body: 'TWO' });
  answers[0]?.(json({ ...one, body: 'ONE' }));
  expect((await editing).ok).toBe(true);
  expect(seen.at(-1)).toEqual(['TWO']);
  stop();
});

test('a late answer to an edit does not undo one that went back to the words before', async () => {
  const { port, streams, seen, stop, answers } = await slowToAnswer();
  const editing = port.edit(page, one.id, 'ONE');
  streams[0]?.says('edited', { ...one, body: 'ONE' });
  streams[0]?.says('edited', one);
  answers[0]?.(json({ ...one, body: 'ONE' }));
  await editing;
  expect(seen.at(-1)).toEqual([one.body]);
  stop();
});

test('a comment that was deleted elsewhere before its posting was answered is not in the list', async () => {
  const { port, streams, seen, stop, answers } = await slowToAnswer();
  const posting = port.post(page, { ...draft, id: two.id });
  streams[0]?.says('posted', two);
  streams[0]?.says('removed', { id: two.id });
  answers[0]?.(json(two, 201));
  await posting;
  expect(seen.at(-1)).toEqual([one.body]);
  stop();
});

test('only id, body and parentId are sent', async () => {
  const { port, fetch, stop } = wired(() => json(one, 201));
  await port.post(page, draft);
  const sent = fetch.mock.calls.find(([, init]) => init.method === 'POST');
  expect(sent?.[0]).toBe('/api/comments?page=%2Fblogpost5');
  expect(JSON.parse(String(sent?.[1].body))).toEqual({ id: draft.id, body: 'Hi', parentId: null });
  stop();
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
  const { port, stop } = wired((_path, { method }) => (method === 'POST' ? answer : json({ comments: [] })));
  expect(await port.post(page, draft)).toEqual({ ok: false, problem });
  stop();
});

test('a lost network is unavailable', async () => {
  const { port, stop } = wired(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await port.remove(page, one.id)).toEqual({ ok: false, problem: { kind: 'unavailable' } });
  stop();
});
