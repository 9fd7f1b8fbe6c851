import type { Reader } from '#features/comments/model.ts';
import type { Clock } from '../clock.ts';

const forMs = 5_000;
const atMost = 10_000;

/**
 * Whose session a cookie is, for a few seconds: someone who writes is about to read and write again. A session ends in
 * this process alone, which forgets it here at that moment, so nobody stays signed in by it.
 */
export function recentReaders(now: Clock) {
  const readers = new Map<string, { readonly reader: Reader; readonly until: number }>();
  return {
    get(cookie: string): Reader | undefined {
      const known = readers.get(cookie);
      if (known !== undefined && known.until > now().getTime()) return known.reader;
      readers.delete(cookie);
      return undefined;
    },
    set(cookie: string, reader: Reader): void {
      if (readers.size >= atMost) readers.clear();
      readers.set(cookie, { reader, until: now().getTime() + forMs });
    },
    delete(cookie: string): void {
      readers.delete(cookie);
    },
  };
}
