import { expect, test } from 'vitest';
import { refusalFor } from './firebase-errors.ts';

test('a wrong password, an unknown address and a disabled account look alike', () => {
  const codes = [
    'invalid-credential',
    'user-not-found',
    'wrong-password',
    'user-disabled',
  ];
  expect(new Set(codes.map((code) => refusalFor(`auth/${code}`)))).toEqual(
    new Set(['wrong-credentials']),
  );
});

test("a password that breaks the project's policy is not called too short", () => {
  expect(refusalFor('auth/password-does-not-meet-requirements')).toBe(
    'password-policy',
  );
});

test('a code that the table does not know has a reason too', () => {
  expect(refusalFor('auth/made-up-tomorrow')).toBe('unknown');
  expect(refusalFor('')).toBe('unknown');
});
