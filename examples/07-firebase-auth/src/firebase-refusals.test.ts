import {
  deleteApp,
  FirebaseError,
  getApps,
  initializeApp,
} from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { refused } from './account.ts';
import { createFirebaseAccount } from './firebase-account.ts';

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
});

/** Firebase at an address where nothing answers. */
function unreachable(): Auth {
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-letters' });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, 'http://127.0.0.1:9', {
    disableWarnings: true,
  });
  return auth;
}

test('without a connection the reason is the connection', async () => {
  const account = createFirebaseAccount(unreachable());
  expect(
    await account.signIn('grace@example.com', 'correct horse'),
  ).toEqual(refused('offline'));
});

test('a popup that was closed is a refusal, not an exception', async () => {
  const account = createFirebaseAccount(unreachable(), {
    openPopup: () =>
      Promise.reject(
        new FirebaseError('auth/popup-closed-by-user', 'closed'),
      ),
  });
  expect(await account.signInWithGoogle()).toEqual(refused('popup-closed'));
});

test('an error that the table does not know is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new FirebaseError('auth/unauthorized-domain', 'not listed');
  const account = createFirebaseAccount(unreachable(), {
    openPopup: () => Promise.reject(error),
  });
  expect(await account.signInWithGoogle()).toEqual(refused('unknown'));
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});

test('a bug in the program is thrown, and is no refusal', async () => {
  const account = createFirebaseAccount(unreachable(), {
    openPopup: () =>
      Promise.reject(new TypeError('undefined is not a function')),
  });
  await expect(account.signInWithGoogle()).rejects.toThrow(TypeError);
});
