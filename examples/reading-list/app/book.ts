import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';

export interface Note {
  readonly id: string;
  readonly page: number | null;
  readonly text: string;
}

/** A note as it is typed. Its id is empty until it is saved. */
export type Draft = Readonly<Record<'id' | 'page' | 'text', string>>;

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

/** Books that don't match are left out; the others stay. */
export const readBooks = (stored: unknown): readonly Book[] | null =>
  Array.isArray(stored) ? stored.filter(isBook) : null;

function isBook(value: unknown): value is Book {
  const { id, title, author, readings } = fieldsOf(value);
  return [id, title, author].every(isText) && isListOf(readings, isReading);
}

function isReading(value: unknown): value is Reading {
  const { id, start, finish, rating, notes, draft } = fieldsOf(value);
  return (
    isText(id) &&
    isDay(start) &&
    (finish === null || isDay(finish)) &&
    (rating === null || [1, 2, 3, 4, 5].some((stars) => stars === rating)) &&
    isListOf(notes, isNote) &&
    (draft === undefined || isDraft(draft))
  );
}

function isNote(value: unknown): value is Note {
  const { id, page, text } = fieldsOf(value);
  return isText(id) && isText(text) && (page === null || Number.isInteger(page));
}

function isDraft(value: unknown): value is Draft {
  const { id, page, text } = fieldsOf(value);
  return [id, page, text].every(isText);
}

const isDay = (value: unknown) =>
  isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

export type Status = 'reading' | 'want' | 'read';
export const statusNames: Readonly<Record<Status, string>> = {
  reading: 'Reading',
  want: 'Want to read',
  read: 'Read',
};

/** It follows from the readings, so that the two can't disagree. */
export function statusOf({ readings }: Book): Status {
  if (readings.some(({ finish }) => finish === null)) return 'reading';
  return readings.length > 0 ? 'read' : 'want';
}

/** By page; those without a page come last. Notes on one page stay in the order in which they were written. */
export const byPage = (notes: readonly Note[]): readonly Note[] =>
  notes.toSorted((a, b) => (a.page ?? Number.MAX_SAFE_INTEGER) - (b.page ?? Number.MAX_SAFE_INTEGER));

/** Today where the visitor is. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

// One for all: making one for each day of the list would take longer than the rest of the list.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatDay = (iso: string) => days.format(new Date(iso));
