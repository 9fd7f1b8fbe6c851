import { useSyncExternalStore } from 'react';

/** What the address shows beside the list: a book, the form for a new one, or nothing. */
export type Route =
  | { readonly kind: 'book'; readonly id: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'list' };

export const bookHref = (id: string) => `#/book/${encodeURIComponent(id)}`;
export const addHref = '#/add';
export const listHref = '#/';

function routeOf(hash: string): Route {
  if (hash === addHref) return { kind: 'add' };
  const [, id] = /^#\/book\/(.+)$/.exec(hash) ?? [];
  try {
    return id === undefined ? { kind: 'list' } : { kind: 'book', id: decodeURIComponent(id) };
  } catch {
    return { kind: 'list' };
  }
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return routeOf(hash);
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
