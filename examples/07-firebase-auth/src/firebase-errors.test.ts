import { expect, test } from 'vitest';
import { refusalFor } from './firebase-errors.ts';

test('nothing in the answer tells a wrong password from an unknown or a locked address', () => {
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

test("a password that breaks the project's policy is not told to be longer", () => {
  expect(refusalFor('auth/password-does-not-meet-requirements')).toBe(
    'password-policy',
  );
});

test('a code that nobody thought of still has words', () => {
  expect(refusalFor('auth/made-up-tomorrow')).toBe('unknown');
  expect(refusalFor('')).toBe('unknown');
});
