import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, openStorage } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  browserStorage.clear([]);
});

test('what a full storage refuses is in memory until there is room again', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  browserStorage.set('counter', '2');
  expect(browserStorage.get('counter')).toBe('2');
  expect(browserStorage.isVolatile()).toBe(true);
  setItem.mockRestore();
  browserStorage.set('counter', '3');
  expect(browserStorage.isVolatile()).toBe(false);
  expect(localStorage.getItem('counter')).toBe('3');
});

test('a browser that forbids storage altogether is served from memory', () => {
  const storage = openStorage(
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
    () => window,
  );
  storage.set('counter', '3');
  expect(storage.get('counter')).toBe('3');
  expect(storage.keys('')).toEqual(['counter']);
  storage.clear([]);
  expect(storage.get('counter')).toBeNull();
});

test('a change here or in another tab is announced, until it is no longer listened to', () => {
  const onChange = vi.fn();
  const stop = browserStorage.watch(onChange);
  browserStorage.set('counter', '1');
  dispatchEvent(new StorageEvent('storage', { key: 'other', oldValue: '0' }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  browserStorage.set('counter', '2');
  expect(onChange.mock.calls.flat()).toEqual([
    { key: 'counter', isFromOtherTab: false, before: null },
    { key: 'other', isFromOtherTab: true, before: '0' },
    { key: null, isFromOtherTab: true, before: null },
  ]);
});

test('a page that the Back button restores looks at everything again', () => {
  const onChange = vi.fn();
  const stop = browserStorage.watch(onChange);
  for (const persisted of [false, true]) dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  stop();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(onChange.mock.calls).toEqual([[{ key: null, isFromOtherTab: true, before: null }]]);
});
