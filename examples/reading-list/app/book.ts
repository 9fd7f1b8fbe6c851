import * as z from 'zod/mini';

// Without it, Zod tries to make code of a string, which a strict Content-Security-Policy refuses and reports.
z.config({ jitless: true });

const day = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
      'a day like 2026-03-28',
    ),
  );

const noteSchema = z.readonly(
  z.object({ id: z.string(), page: z.nullable(z.int().check(z.positive())), text: z.string() }),
);

/** A book is read once or more. Each time has its own dates, rating and notes. */
const readingSchema = z.readonly(
  z.object({
    id: z.string(),
    start: day,
    finish: z.nullable(day),
    rating: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    notes: z.readonly(z.array(noteSchema)),
  }),
);

export const bookSchema = z.readonly(
  z.object({
    id: z.string(),
    title: z.string().check(z.minLength(1)),
    author: z.string(),
    /** When anything about it was last changed, in milliseconds: the later one wins when two lists are merged. */
    changed: z.number(),
    /** Oldest first. */
    readings: z.readonly(z.array(readingSchema)),
  }),
);

export type Note = z.infer<typeof noteSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type Book = z.infer<typeof bookSchema>;
export type Status = 'want' | 'reading' | 'read';

export const statusNames: Readonly<Record<Status, string>> = {
  want: 'Want to read',
  reading: 'Reading',
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

export const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Today where the visitor is. Swedish dates are ISO dates. */
export const today = () => new Date().toLocaleDateString('sv-SE');

export const formatDay = (iso: string) =>
  new Date(iso).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Why these can't be the dates of a reading, or null. */
export function problemWithDates(start: string, finish: string | null, now: string): string | null {
  if (start < '1900') return 'When did you start? Choose a day.';
  if (finish !== null && finish < start) return 'The last day is before the first one.';
  if (start > now || (finish ?? '') > now) return 'That day is still to come.';
  return null;
}

/** Why this can't be a title or an author, or null. */
export function problemWithName(name: string, what: string, isRequired: boolean): string | null {
  const length = [...name.trim()].length;
  if (length === 0 && isRequired) return `What is the ${what}?`;
  if (length > 200) return `At most 200 characters, please. These are ${length.toLocaleString('en')}.`;
  return null;
}
