import * as z from 'zod/mini';
import { type Book, bookSchema, byPage, formatDay, type Reading, statusNames, statusOf } from './book.ts';

const fileSchema = z.object({ books: z.readonly(z.array(bookSchema)) });

export const asJson = (books: readonly Book[]): string => JSON.stringify({ books }, null, 2);

export function asMarkdown(books: readonly Book[]): string {
  const reading = ({ start, finish, rating, notes }: Reading) => [
    `### ${formatDay(start)} to ${finish === null ? 'today' : formatDay(finish)}${rating === null ? '' : `, ${rating} of 5`}`,
    byPage(notes)
      .map(({ page, text }) => `- ${page === null ? '' : `p. ${page}: `}${text.replaceAll('\n', '\n  ')}`)
      .join('\n'),
  ];
  const book = (each: Book) => [
    `## ${each.title}`,
    [each.author, statusNames[statusOf(each)]].filter(Boolean).join(' · '),
    ...each.readings.flatMap(reading),
  ];
  const parts = ['# Reading journal', ...books.flatMap(book)].filter(Boolean);
  return `${parts.join('\n\n')}\n`;
}

export type ReadFile =
  | { readonly ok: true; readonly books: readonly Book[] }
  | { readonly ok: false; readonly why: string };

/** What a chosen file has in it, or why it can't be used. */
export function readFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return {
      ok: false,
      why: 'This file is not JSON. Nothing was changed. Choose a file that was exported here.',
    };
  }
  const { data, error } = z.safeParse(fileSchema, json);
  if (data) return { ok: true, books: data.books };
  const where = error.issues[0]?.path.join('.') || 'the file';
  return { ok: false, why: `This is not a reading list: ${where} is not as expected. Nothing was changed.` };
}

export interface Merged {
  readonly books: readonly Book[];
  readonly added: number;
  readonly updated: number;
  readonly same: number;
}

/** Puts a list into another one by ids. The book that changed later wins; readings and notes of both stay. */
export function merge(mine: readonly Book[], theirs: readonly Book[]): Merged {
  const books = byId(mine, theirs, (a, b) => {
    const [older, newer] = a.changed <= b.changed ? [a, b] : [b, a];
    const readings = byId(older.readings, newer.readings, (left, right) => ({
      ...right,
      notes: byId(left.notes, right.notes, (_, note) => note),
    }));
    return { ...newer, readings: readings.toSorted((c, d) => c.start.localeCompare(d.start)) };
  });
  const before = new Map(mine.map((book) => [book.id, JSON.stringify(book)]));
  const isSame = (book: Book) => before.get(book.id) === JSON.stringify(book);
  const known = books.filter(({ id }) => before.has(id));
  const inFile = new Set(theirs.map(({ id }) => id));
  return {
    books,
    added: books.length - known.length,
    updated: known.filter((book) => !isSame(book)).length,
    same: known.filter((book) => inFile.has(book.id) && isSame(book)).length,
  };
}

function byId<Each extends { readonly id: string }>(
  first: readonly Each[],
  second: readonly Each[],
  combine: (a: Each, b: Each) => Each,
): readonly Each[] {
  const all = new Map(first.map((each) => [each.id, each]));
  for (const each of second) {
    const known = all.get(each.id);
    all.set(each.id, known ? combine(known, each) : each);
  }
  return [...all.values()];
}
