import type { Account, Person } from './account.ts';
import type { Letters } from './letters.ts';

export const memoryLetters: Readonly<Record<string, string>> = {
  may: 'Thank you for reading along. This month I deleted a loading flag, and nobody missed it.',
  june: 'Thank you for reading along. This month I rebuilt a sign-in form for the third time, and it got shorter.',
  july: 'Thank you for reading along. This month I tested what happens when a link is opened twice.',
};

/**
 * Letters for trying the program out. They are in the program, so they are
 * no secret; a build for Firebase doesn't contain them.
 */
export function createMemoryLetters(account: Account): Letters {
  let reader: Person | null = null;
  account.watch((person) => {
    reader = person;
  });
  return {
    async read(month) {
      if (!reader?.verified) return { ok: false, why: 'forbidden' };
      const text: unknown = memoryLetters[month];
      return typeof text === 'string'
        ? { ok: true, text }
        : { ok: false, why: 'not-found' };
    },
  };
}
