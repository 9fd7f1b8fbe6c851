import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';

export type Note = Readonly<{ id: string; page: number | null; text: string }>;

/** A note as it is typed. */
export type Draft = Readonly<{ page: string; text: string }>;

/** One time that a book was read. Days are like 2026-03-28. */
export interface Reading {
  readonly id: string;
  readonly start: string;
  readonly finish: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly notes: readonly Note[];
  readonly draft?: Draft | undefined;
}

/** A book is read once or more, the first time first. Each time has its own dates, rating and notes. */
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly readings: readonly Reading[];
}

/** Books that another version stored in another shape are left out. */
export const readBooks = (stored: unknown): readonly Book[] | null =>
  Array.isArray(stored) ? stored.filter(isBook) : null;

function isBook(value: unknown): value is Book {
  const { id, title, author, readings } = fieldsOf(value);
  return [id, title, author].every(isText) && isListOf(readings, isReading);
}

function isReading(value: unknown): value is Reading {
  const { start, finish, notes } = fieldsOf(value);
  const isDay = (day: unknown) => isText(day) && !Number.isNaN(Date.parse(day));
  return isDay(start) && (finish === null || isDay(finish)) && isListOf(notes, isNote);
}

const isNote = (value: unknown): value is Note => isText(fieldsOf(value).text);

export const statusNames = { reading: 'Reading', want: 'Want to read', read: 'Read' } as const;

/** It follows from the readings, so that the two can't disagree. */
export function statusOf({ readings }: Book): keyof typeof statusNames {
  if (readings.some(({ finish }) => finish === null)) return 'reading';
  return readings.length > 0 ? 'read' : 'want';
}

/** By page; those without a page come last. Notes on one page stay in the order in which they were written. */
export const byPage = (notes: readonly Note[]): readonly Note[] =>
  notes.toSorted((a, b) => (a.page ?? Number.MAX_SAFE_INTEGER) - (b.page ?? Number.MAX_SAFE_INTEGER));

/** Today where the visitor is, as 2026-03-28: Sweden writes days so. */
export const today = (): string => new Date().toLocaleDateString('sv');

// One for all: making one for each day of the list would take longer than the rest of the list.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatDay = (iso: string) => days.format(new Date(iso));
