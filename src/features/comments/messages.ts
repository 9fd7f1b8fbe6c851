import { comments as words } from '#language';
import type { BrowserStorage } from '#lib/stored.ts';
import { hasOwnText } from './drafts.ts';
import type { Refusal, SignInRefusal } from './port.ts';
import { draftPrefix, unsentPrefix } from './storage-keys.ts';

/** What a refusal of a new comment, or of a change to one, means for its writer. Where there is a text, it is always kept. */
export function refusalMessage(refusal: Refusal, to: 'post' | 'edit' | 'delete' = 'post'): string {
  const kept = to === 'delete' ? '' : ` ${words.yourTextIsKept}`;
  switch (refusal.kind) {
    case 'signed-out':
      return words.signedOut + kept;
    case 'forbidden':
      return to === 'post' ? words.accountRefused + kept : words.notYours;
    case 'not-found':
      return words.parentIsGone;
    case 'unavailable':
      return (to === 'delete' ? words.couldNotReach : words.cannotReach) + kept;
    case 'invalid':
      return refusal.problems.join(' ') || words.notAccepted;
    case 'rate-limited':
      return words.tooMany(refusal.retryAfterSeconds);
  }
}

export function signInMessage(refusal: SignInRefusal): string {
  switch (refusal.kind) {
    case 'popup-blocked':
      return words.popupBlocked;
    case 'popup-closed':
      return words.popupClosed;
    case 'domain-not-authorized':
      return words.domainNotAuthorized;
    case 'rate-limited':
      return refusalMessage(refusal);
    case 'unavailable':
      return words.signInUnreachable;
    default:
      return words.signInFailed;
  }
}

/** What a sign-out would take from this browser, on whichever page it was written; null when there is nothing. */
export function signOutWarning(store: BrowserStorage): string | null {
  const unsent = store.keys(unsentPrefix).length;
  const drafts = store.keys(draftPrefix).filter((key) => hasOwnText(store.get(key))).length;
  const losses = [
    ...(unsent > 0 ? [words.unsentCount(unsent)] : []),
    ...(drafts > 0 ? [words.unfinishedCount(drafts)] : []),
  ];
  return losses.length > 0 ? words.signOutWarning(losses) : null;
}
