import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patienceMs, sendMessage } from './send.ts';

const message = { from_name: 'Ada', reply_to: 'ada@reader.example', message: 'Hello' };
const send = () => sendMessage(message, { kind: 'embedded' });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['status 200, whatever the text', new Response('accepted', { status: 200 })],
  ["the text 'OK', whatever the status", new Response('OK', { status: 202 })],
])('%s is a success', async (_, response) => {
  fetched.mockResolvedValue(response);
  expect(await send()).toEqual({ ok: true, value: undefined });
});

test('a refusal carries its status and its text', async () => {
  fetched.mockResolvedValue(new Response('The message is too long', { status: 400 }));
  expect(await send()).toEqual({
    ok: false,
    problem: { kind: 'refused', status: 400, text: 'The message is too long' },
  });
});

test('too many requests are a problem of their own', async () => {
  fetched.mockResolvedValue(new Response('slow down', { status: 429 }));
  expect(await send()).toEqual({ ok: false, problem: { kind: 'too-many' } });
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('a request that fails while online is %s is called %s', async (onLine, kind) => {
  vi.stubGlobal('navigator', { onLine });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ ok: false, problem: { kind } });
});

test('a silent service is given up after 15 seconds, not before', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const settled = vi.fn();
  const sending = send().then(settled);
  await vi.advanceTimersByTimeAsync(patienceMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(settled).toHaveBeenCalledWith({ ok: false, problem: { kind: 'silent' } });
});

test('no timer is left after an answer', async () => {
  vi.useFakeTimers();
  fetched.mockResolvedValue(new Response('OK'));
  await send();
  expect(vi.getTimerCount()).toBe(0);
});
