import type { Stored } from './stored.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse' };

/** One account, Ada's, and nobody is signed in. */
export const firstStored: Stored = {
  accounts: [
    {
      uid: 'ada',
      email: ada.email,
      verified: true,
      secret: {
        salt: 'oDxFfdv1mcd/95LQLHCPmg==',
        hash: 'rQtJyvfdkk6QO5z9RuW0NrxyhUdc9N/FAFvB7Hjyfrc=',
      },
    },
  ],
  mails: [],
  wrong: {},
  person: null,
};
