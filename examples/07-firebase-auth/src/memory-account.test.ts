import { createMemoryAccount } from './memory-account.ts';
import { accountContract } from './testing/account-contract.ts';

accountContract(() => {
  let chosen = 'grace@example.com';
  const account = createMemoryAccount({ chooseInPopup: () => chosen });
  const sent = (kind: 'reset' | 'verification', email: string) =>
    account.outbox.filter((mail) => mail.kind === kind && mail.to === email)
      .length;
  return {
    account,
    resetsTo: async (email) => sent('reset', email),
    verificationsTo: async (email) => sent('verification', email),
    chooseInPopup: (email) => {
      chosen = email;
    },
  };
});
