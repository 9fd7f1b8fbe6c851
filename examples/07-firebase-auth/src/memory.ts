import { createMemoryAccount } from './memory-account.ts';
import { createMemoryLetters } from './memory-letters.ts';

/** Without Firebase. The first answer takes half a second. */
export const account = createMemoryAccount({
  firstAnswer: new Promise((resolve) => setTimeout(resolve, 500)),
  chooseInPopup: () =>
    window.prompt("Google's window: who are you?", 'grace@example.com'),
});
export const letters = createMemoryLetters(account);
