import { comments as words } from '#language';
import type { Refusal, SignInRefusal } from './port.ts';

/** What a refusal means for the writer. Their text, if any, is always kept. */
export function refusalMessage(refusal: Refusal, to: 'post' | 'edit' | 'delete' | 'like' = 'post'): string {
  const kept = to === 'delete' || to === 'like' ? '' : ` ${words.yourTextIsKept}`;
  switch (refusal.kind) {
    case 'signed-out':
      return words.signedOut + kept;
    case 'forbidden':
      return to === 'delete' ? words.notYours : words.accountRefused + kept;
    case 'not-found':
      return words.parentIsGone;
    case 'unavailable':
      return words.cannotReach + kept;
    case 'invalid':
      return refusal.problems.join(' ') || words.notAccepted;
    case 'rate-limited':
      return words.tooMany(refusal.retryAfterSeconds);
  }
}

const signInMessages: Readonly<Partial<Record<SignInRefusal['kind'], string>>> = {
  'popup-blocked': words.popupBlocked,
  'popup-closed': words.popupClosed,
  'domain-not-authorized': words.domainNotAuthorized,
  'other-provider': words.otherProvider,
  unavailable: words.signInUnreachable,
};

export function signInMessage(refusal: SignInRefusal): string {
  if (refusal.kind === 'rate-limited') return refusalMessage(refusal);
  return signInMessages[refusal.kind] ?? words.signInFailed;
}
