import { useSyncExternalStore } from 'react';
import type { Wanted } from './place.ts';

/** The place that the address names: #new, #sign-in, else the posts. */
export function useHashPlace(): [Wanted, (place: Wanted) => void] {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const place =
    hash === '#new' ? 'new' : hash === '#sign-in' ? 'sign-in' : 'posts';
  return [place, go];
}

function go(place: Wanted): void {
  location.hash = place;
}

function listen(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
