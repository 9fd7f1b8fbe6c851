import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callbackPattern } from './model.ts';
import { jsonp, timeoutMs } from './subscribe.ts';
import { callCount, lastCall } from './testing/provider-script.ts';

const address = '/list/subscribe/post-json?u=embedded&id=embedded';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the answer is what the script passes to the callback named c, and nothing is left behind', async () => {
  const asked = jsonp(address);
  const call = lastCall();
  expect(call.address.pathname + call.address.search).toBe(`${address}&c=${call.callback}`);
  expect(call.callback).toMatch(callbackPattern);
  call.answer({ result: 'success', msg: 'Thanks' });
  expect(await asked).toEqual({ ok: true, value: { result: 'success', msg: 'Thanks' } });
  expect(Reflect.has(window, call.callback)).toBe(false);
  expect(callCount()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('two calls have two callbacks, and each gets its own answer', async () => {
  const first = jsonp(address);
  const firstCall = lastCall();
  const second = jsonp(address);
  const secondCall = lastCall();
  expect(firstCall.callback).not.toBe(secondCall.callback);
  secondCall.answer(2);
  firstCall.answer(1);
  expect(await Promise.all([first, second])).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 2 },
  ]);
});

test('the timeout is 10 seconds, and a late answer is harmless', async () => {
  const settled = vi.fn();
  const asked = jsonp(address).then(settled);
  const call = lastCall();
  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(settled).toHaveBeenCalledExactlyOnceWith({ ok: false, problem: 'timeout' });
  expect(callCount()).toBe(0);
  call.answer({ result: 'success', msg: 'late' });
  expect(settled).toHaveBeenCalledOnce();
  expect(Reflect.has(window, call.callback)).toBe(false);
});
