import { useSyncExternalStore } from 'react';

/** Signing out of the comments leaves keys alone that begin with 'article:'. */
const key = 'article:learning-path';

/** Where the browser refuses its storage, ticks last as long as the page. */
let memory: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return memory ?? localStorage.getItem(key);
  } catch {
    return memory;
  }
}

/** Keeps a text in this browser; null forgets it. */
export function keep(text: string | null): void {
  memory = null;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

/** What is kept, in this tab or by another one; undefined while the page is as the server rendered it. */
export function useKept(): string | null | undefined {
  return useSyncExternalStore(watch, read, () => undefined);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
