// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keepIsAuth, readIsAuth } from './is-auth.ts';

afterEach(() => localStorage.clear());

test('the flag is there from sign-in to sign-out', () => {
  expect(readIsAuth()).toBe(false);
  keepIsAuth(true);
  expect(readIsAuth()).toBe(true);
  expect(localStorage.getItem('isAuth')).toBe('true');
  keepIsAuth(false);
  expect(localStorage.getItem('isAuth')).toBeNull();
});

test('a browser that forbids storage begins signed out', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => keepIsAuth(true)).not.toThrow();
  expect(readIsAuth()).toBe(false);
  vi.restoreAllMocks();
});
