// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { app } from './firebase.ts';

test('without a project, Google’s window still has a domain', () => {
  // The SDK refuses to open it with auth/auth-domain-config-required.
  expect(app.options.authDomain).toBe('demo-letters.firebaseapp.com');
});
