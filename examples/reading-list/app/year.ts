import type { Book } from './book.ts';

export interface Finished {
  readonly book: Book;
  readonly reading: string;
  readonly day: string;
}

/** Each time a book was finished, oldest first. A book that was read twice is there twice. */
export const finishedIn = (books: readonly Book[]): readonly Finished[] =>
  books
    .flatMap((book) =>
      book.readings.flatMap(({ id, finish }) =>
        finish === null ? [] : [{ book, reading: id, day: finish }],
      ),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));

/** The years in which a book was finished, newest first. */
export const yearsOf = (finished: readonly Finished[]): readonly string[] =>
  [...new Set(finished.map(({ day }) => day.slice(0, 4)))].toSorted().reverse();

/** What was finished in each month of a year. */
export function monthsOf(finished: readonly Finished[], year: string): readonly (readonly Finished[])[] {
  return Array.from({ length: 12 }, (_, month) => {
    const start = `${year}-${String(month + 1).padStart(2, '0')}`;
    return finished.filter(({ day }) => day.startsWith(start));
  });
}

export const monthName = (month: number) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
