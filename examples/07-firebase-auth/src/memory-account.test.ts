import { expect, test, vi } from 'vitest';
import { done, refused } from './account.ts';
import { createMemoryAccount } from './memory-account.ts';
import { createMemoryServer } from './memory-server.ts';
import { accountContract } from './testing/account-contract.ts';

const email = 'ada@example.com';
const password = 'correct horse';

accountContract(() => {
  const server = createMemoryServer();
  let chosen = 'grace@example.com';
  const sent = (kind: 'reset' | 'verification', address: string) =>
    server
      .stored()
      .outbox.filter((mail) => mail.kind === kind && mail.to === address)
      .length;
  return {
    account: createMemoryAccount({ server, chooseInPopup: () => chosen }),
    resetsTo: async (address) => sent('reset', address),
    verificationsTo: async (address) => sent('verification', address),
    openVerification: async (address) => server.verify(address),
    chooseInPopup: (address) => {
      chosen = address;
    },
  };
});

test('a reload keeps the person signed in', async () => {
  const server = createMemoryServer();
  await createMemoryAccount({ server }).signUp(email, password);
  const seen = vi.fn();
  createMemoryAccount({ server }).watch(seen);
  await vi.waitFor(() =>
    expect(seen).toHaveBeenLastCalledWith(
      expect.objectContaining({ email }),
    ),
  );
});

test('too many wrong passwords lock any address, until a reset', async () => {
  const server = createMemoryServer();
  const account = createMemoryAccount({ server });
  await account.signUp(email, password);
  for (const address of [email, 'nobody@example.com']) {
    for (let attempt = 1; attempt <= 5; attempt++)
      expect(await account.signIn(address, 'wrong horse')).toEqual(
        refused('wrong-credentials'),
      );
    expect(await account.signIn(address, password)).toEqual(
      refused('too-many'),
    );
  }
  server.setPassword(email, 'another horse');
  expect(await account.signIn(email, 'another horse')).toEqual(done);
});
