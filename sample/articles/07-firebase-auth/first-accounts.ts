import type { Stored } from '../../../examples/07-firebase-auth/src/memory-server.ts';

export const ada = { email: 'ada@example.com', password: 'correct horse' } as const;

/** Whom Google's window picks, since there is no Google here. */
export const grace = 'grace@example.com';

/** What the demo's server has stored at first: Ada, who is signed in. */
export const firstAccounts: Partial<Stored> = {
  accounts: [{ uid: 'uid-1', verified: true, ...ada }],
  remembered: ada.email,
};
