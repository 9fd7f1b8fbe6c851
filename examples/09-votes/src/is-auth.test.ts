// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
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

test('a browser without storage begins signed out', () => {
  const forbidden = {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage; // The two methods that are used.
  keepIsAuth(true, forbidden);
  expect(readIsAuth(forbidden)).toBe(false);
});
