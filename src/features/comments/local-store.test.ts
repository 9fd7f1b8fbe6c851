import { expect, test, vi } from 'vitest';
import { openLocalStore } from './local-store.ts';
import { memoryStore } from './testing/memory-storage.ts';

test('a storage that throws at every touch is replaced by memory', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const store = openLocalStore(refuses, new EventTarget());
  store.set('a', '1');
  expect(store.get('a')).toBe('1');
  expect(store.keys('')).toEqual(['a']);
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

test('clearing spares what it is told to', () => {
  const store = memoryStore();
  store.set('isAuth', 'true');
  store.set('theme', 'dark');
  store.clear(['theme']);
  expect(store.keys('')).toEqual(['theme']);
});

test('a change here or in another tab is heard of', () => {
  const otherTabs = new EventTarget();
  const store = openLocalStore(() => {
    throw new Error('none');
  }, otherTabs);
  const heard = vi.fn();
  const stop = store.watch(heard);
  store.set('a', '1');
  otherTabs.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.set('a', '2');
  otherTabs.dispatchEvent(new Event('storage'));
  expect(heard).toHaveBeenCalledTimes(2);
});
