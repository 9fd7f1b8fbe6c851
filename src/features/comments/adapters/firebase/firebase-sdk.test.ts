import * as auth from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { openFirebase } from './firebase-sdk.ts';

vi.mock('firebase/auth', { spy: true });

test('a reader whose token can’t be renewed is unknown, not signed out', async () => {
  const expired = {
    uid: 'ada',
    getIdTokenResult: () => Promise.reject(new Error('auth/network-request-failed')),
  };
  let told: unknown;
  vi.mocked(auth.initializeAuth).mockReturnValue({ currentUser: expired } as never);
  vi.mocked(auth.onIdTokenChanged).mockImplementation((_auth, next) => {
    told = (next as (user: unknown) => unknown)(expired);
    return () => undefined;
  });
  const config = { kind: 'firebase', apiKey: 'k', projectId: 'p', authDomain: 'p.firebaseapp.com' } as const;
  const sdk = await openFirebase({ ...config, signIn: ['google'], likes: false }, {} as never);
  const onChange = vi.fn();
  sdk.watchReader(onChange);
  await expect(told).resolves.toBeUndefined();
  expect(onChange).not.toHaveBeenCalled();
});
