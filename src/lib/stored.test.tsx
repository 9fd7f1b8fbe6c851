import { afterEach, expect, test, vi } from 'vitest';
import { z } from './schema.ts';
import { browserStorage, openStorage } from './stored.ts';

const schema = z.object({ count: z.number() });
const none = { count: 0 };
const counter = browserStorage.value('counter', schema, none);

afterEach(() => {
  vi.restoreAllMocks();
  browserStorage.clear([]);
});

test('what is written is there for the next page, and the same object until it changes', () => {
  expect(counter.read()).toBe(none);
  counter.write({ count: 1 });
  const next = openStorage(
    () => localStorage,
    () => window,
  ).value('counter', schema, none);
  expect(next.read()).toEqual({ count: 1 });
  expect(next.read()).toBe(next.read());
  counter.remove();
  expect(next.read()).toBe(none);
});

test.each(['', 'no JSON', 'null', '{"count":"1"}'])('junk counts as nothing: %s', (junk) => {
  localStorage.setItem('counter', junk);
  expect(counter.read()).toBe(none);
});

test('what a full storage refuses is in memory until there is room again', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  counter.write({ count: 2 });
  expect(counter.read()).toEqual({ count: 2 });
  expect(browserStorage.isVolatile()).toBe(true);
  setItem.mockRestore();
  counter.write({ count: 3 });
  expect(browserStorage.isVolatile()).toBe(false);
  expect(localStorage.getItem('counter')).toBe('{"count":3}');
});

test('a browser that forbids storage altogether is served from memory', () => {
  const storage = openStorage(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    () => window,
  );
  const value = storage.value('counter', schema, none);
  value.write({ count: 3 });
  expect(value.read()).toEqual({ count: 3 });
  expect(storage.keys('')).toEqual(['counter']);
  storage.clear([]);
  expect(value.read()).toBe(none);
});

test('a change here or in another tab is announced, until it is no longer listened to', () => {
  const onChange = vi.fn();
  const stop = counter.watch(onChange);
  counter.write({ count: 1 });
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: 'counter' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(onChange).toHaveBeenCalledTimes(3);
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  stop();
  counter.write({ count: 2 });
  expect(onChange).toHaveBeenCalledTimes(3);
});

test('clearing leaves the survivors', () => {
  localStorage.setItem('theme', 'dark');
  counter.write({ count: 1 });
  browserStorage.clear(['theme']);
  expect(browserStorage.keys('')).toEqual(['theme']);
});
