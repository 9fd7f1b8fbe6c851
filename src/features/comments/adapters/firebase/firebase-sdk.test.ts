import * as auth from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFirebase } from './firebase-sdk.ts';

vi.mock('firebase/auth', { spy: true });

const renewed = vi.fn<() => Promise<{ claims: object }>>();
const ada = { uid: 'ada', getIdTokenResult: renewed };

const open = () => {
  vi.mocked(auth.initializeAuth).mockReturnValue({ currentUser: ada } as never);
  const config = { kind: 'firebase', apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' } as const;
  return openFirebase({ ...config, signIn: ['google'], likes: false }, {} as never);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reader whose token can’t be renewed is unknown, not signed out, until it can', async () => {
  renewed.mockRejectedValue(new Error('auth/network-request-failed'));
  vi.mocked(auth.onIdTokenChanged).mockImplementation((_auth, next) => {
    void (next as (user: unknown) => unknown)(ada);
    return () => undefined;
  });
  const onChange = vi.fn();
  (await open()).watchReader(onChange);
  await vi.runOnlyPendingTimersAsync();
  expect(renewed).toHaveBeenCalledTimes(2);
  expect(onChange).not.toHaveBeenCalled();
  renewed.mockResolvedValue({ claims: { name: 'Ada' } });
  await vi.runOnlyPendingTimersAsync();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ uid: 'ada', displayName: 'Ada', photoURL: '' });
});

test('the moderation page outlives a sign-out, which closes the database', async () => {
  const sdk = await open();
  const moderation = await sdk.moderation();
  moderation.changes(() => undefined)();
  sdk.closeDatabase();
  expect(moderation.changes(() => undefined)).toBeTypeOf('function');
  sdk.closeDatabase();
});
