import { hasBegun } from './drafts.ts';
import { draftPrefix, type LocalStore, unsentPrefix } from './local-store.ts';
import { commentCount } from './words.ts';

/** What a sign-out would take from this browser, on whichever page it was written; null when there is nothing. */
export function lossWords(store: LocalStore): string | null {
  const unsent = store.keys(unsentPrefix).length;
  const begun = store.keys(draftPrefix).filter((key) => hasBegun(store.get(key))).length;
  const losses = [
    ...(unsent > 0 ? [commentCount(unsent, 'unsent')] : []),
    ...(begun > 0 ? [`${begun} unfinished ${begun === 1 ? 'text' : 'texts'}`] : []),
  ];
  return losses.length > 0 ? `${losses.join(' and ')} would be lost. Sign out all the same?` : null;
}
