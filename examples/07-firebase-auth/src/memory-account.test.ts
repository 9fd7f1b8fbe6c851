import { createMemoryAccount } from './memory-account.ts';
import { accountContract } from './testing/account-contract.ts';

accountContract(() => {
  let chosen = 'grace@example.com';
  const account = createMemoryAccount({ chooseInPopup: () => chosen });
  return {
    account,
    mailsTo: async (email) =>
      account.outbox.filter((to) => to === email).length,
    chooseInPopup: (email) => {
      chosen = email;
    },
  };
});
