// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keep } from '../../shell/kept.ts';

const key = 'app:test:word';
const word = (stored: unknown) =>
  typeof stored === 'string' ? stored : null;
const open = () => keep(key, word, 'first');

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a reload finds what was kept', () => {
  open().change('second');
  expect(open().current()).toBe('second');
});

test.each(['{', '7', '{"word":"second"}'])(
  'junk in storage, %s, is the first value, and can be replaced',
  (junk) => {
    localStorage.setItem(key, junk);
    const kept = open();
    expect(kept.current()).toBe('first');
    kept.change('second');
    expect(open().current()).toBe('second');
  },
);

test('another tab sees a change, and hears of it', () => {
  const [here, there] = [open(), open()];
  const onChange = vi.fn();
  const stop = there.watch(onChange);
  here.change('second');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(there.current()).toBe('second');
  stop();
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a page that the Back button restores looks again', () => {
  const onChange = vi.fn();
  const stop = open().watch(onChange);
  dispatchEvent(new Event('pageshow'));
  stop();
  dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the same value is the same object, so that nothing renders twice', () => {
  localStorage.setItem(key, '["a"]');
  const kept = keep(key, (stored) => stored as string[], []); // it was just put there
  expect(kept.current()).toBe(kept.current());
});

test('without room, the change stays on the screen, and the next one may be saved', () => {
  const kept = open();
  const full = vi
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  kept.change('second');
  expect([kept.current(), kept.isSaved()]).toEqual(['second', false]);
  full.mockRestore();
  kept.change('third');
  expect([open().current(), kept.isSaved()]).toEqual(['third', true]);
});

test('a browser without storage begins with the first value', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(open().current()).toBe('first');
});

test('starting over brings back the first value', () => {
  const kept = open();
  kept.change('second');
  kept.startOver();
  expect([kept.current(), open().current()]).toEqual(['first', 'first']);
});
