import type { LocalStore } from './local-store.ts';
import { type Reader, readerSchema } from './model.ts';

const key = 'reader';

/**
 * Who was signed in on this browser last, until they sign out. What is written before the backend has said who is here
 * belongs to them: a session may have ended meanwhile, and somebody else may sign in next.
 */
export function lastReader(store: LocalStore): Reader | null {
  try {
    const parsed = readerSchema.safeParse(JSON.parse(store.get(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function remember(store: LocalStore, reader: Reader): void {
  const text = JSON.stringify(reader);
  if (store.get(key) !== text) store.set(key, text);
}
