import type { BrowserStorage } from '#lib/stored.ts';
import { hasOwnText } from './drafts.ts';
import type { Refusal, SignInRefusal } from './port.ts';
import { draftPrefix, unsentPrefix } from './storage-keys.ts';

/** What a refusal of a new comment, or of a change to one, means for its writer. Where there is a text, it is always kept. */
export function refusalMessage(refusal: Refusal, to: 'post' | 'edit' | 'delete' = 'post'): string {
  const kept = to === 'delete' ? '' : ' Your text is kept.';
  switch (refusal.kind) {
    case 'signed-out':
      return `You have been signed out.${kept}`;
    case 'forbidden':
      return to === 'post'
        ? `This site does not take comments from this account.${kept}`
        : 'Only the author of a comment may change it.';
    case 'not-found':
      return 'The comment that this belongs to has been deleted.';
    case 'unavailable':
      return `The comments ${to === 'delete' ? 'could not be reached' : 'can’t be reached right now'}.${kept}`;
    case 'invalid':
      return refusal.problems.join(' ') || 'This text was not accepted.';
    case 'rate-limited':
      return `Too many comments in a short time. Try again in ${duration(refusal.retryAfterSeconds)}.`;
  }
}

export function signInMessage(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case 'popup-blocked':
      return 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
    // A provider may cut the tie to its window, so one that looks closed from here may still be open.
    case 'popup-closed':
      return 'It looks as if the sign-in window was closed. If it is still open, finish there; otherwise try again.';
    case 'domain-not-authorized':
      return 'Sign-in is not set up for this address. The owner of the site can allow it.';
    case 'rate-limited':
      return refusalMessage(refusal);
    case 'unavailable':
      return 'Sign-in can’t be reached right now. Check your connection and try again.';
    default:
      return 'Sign-in did not work. Please try again.';
  }
}

/** '1 second', '3 minutes', '22 hours': in the largest unit that fits, rounded up. */
export function duration(seconds: number): string {
  const [size, unit] = seconds < 120 ? [1, 'second'] : seconds < 7200 ? [60, 'minute'] : [3600, 'hour'];
  return counted(Math.ceil(seconds / size), unit);
}

/** '1 comment', '3 comments'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a sign-out would take from this browser, on whichever page it was written; null when there is nothing. */
export function signOutWarning(store: BrowserStorage): string | null {
  const unsent = store.keys(unsentPrefix).length;
  const drafts = store.keys(draftPrefix).filter((key) => hasOwnText(store.get(key))).length;
  const losses = [
    ...(unsent > 0 ? [counted(unsent, 'unsent comment')] : []),
    ...(drafts > 0 ? [counted(drafts, 'unfinished text')] : []),
  ];
  return losses.length > 0 ? `${losses.join(' and ')} would be lost. Sign out all the same?` : null;
}
