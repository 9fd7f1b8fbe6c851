import { useSyncExternalStore } from 'react';

/** The part of the address after the path, with its #: an app's own pages. */
export const useHash = (): string => useSyncExternalStore(onHashChange, () => location.hash);

export function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
