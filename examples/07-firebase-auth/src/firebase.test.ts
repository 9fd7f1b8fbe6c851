// @vitest-environment jsdom
import { deleteApp } from 'firebase/app';
import { afterAll, expect, test, vi } from 'vitest';
import { app } from './firebase.ts';
import { createFirebaseAccount } from './firebase-account.ts';

vi.mock('./firebase-account.ts', { spy: true });
const [, options] = vi.mocked(createFirebaseAccount).mock.lastCall ?? [];

afterAll(() => deleteApp(app));

test('without a project, Google’s window still has a domain', () => {
  // The SDK refuses to open it with auth/auth-domain-config-required.
  expect(app.options.authDomain).toBe('demo-letters.firebaseapp.com');
});

test('a new password leads back to the page that was wanted', () => {
  history.replaceState(null, '', '/reset-password?next=%2Fletters%2Fjune');
  expect(options?.afterReset?.('ida@example.com')).toBe(
    `${location.origin}/sign-in?next=%2Fletters%2Fjune&changed=ida%40example.com`,
  );
});
