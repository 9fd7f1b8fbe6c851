import { type Book, byPage, type Note } from './book.ts';

export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Splits a text where the query occurs in it, capitals and accents aside. The parts together are the text. */
export function split(text: string, query: string): readonly Part[] {
  const characters = [...text];
  const wanted = folded(query.trim());
  // One character may fold to none or several; each of those remembers where it comes from.
  const units = characters.flatMap((character, from) =>
    folded(character)
      .split('')
      .map((unit) => ({ unit, from })),
  );
  const line = units.map(({ unit }) => unit).join('');
  const parts: Part[] = [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    if (end > done) parts.push({ text: characters.slice(done, end).join(''), isHit });
    done = Math.max(done, end);
  };
  let at = wanted === '' ? -1 : line.indexOf(wanted);
  while (at >= 0) {
    const next = at + wanted.length;
    add(units[at]?.from ?? 0, false);
    // Up to the next letter, so that an accent stays with the letter before it.
    add(units[next]?.from ?? characters.length, true);
    at = line.indexOf(wanted, next);
  }
  add(characters.length, false);
  return parts;
}

const contains = (text: string, query: string) => folded(text).includes(folded(query.trim()));

/** The part of a long text around the first hit. */
export function excerpt(text: string, query: string, around = 60): string {
  const [before, ...rest] = split(text, query);
  if (before === undefined || before.isHit || rest.length === 0) return shortened(text, 0, around * 3);
  const start = [...before.text].length - around;
  return shortened(text, start < around / 3 ? 0 : start, around * 3);
}

function shortened(text: string, start: number, length: number): string {
  const characters = [...text];
  const end = start + length;
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`;
}

export interface Found {
  readonly book: Book;
  readonly notes: readonly Note[];
}

/** The books with the query in title, author or notes, and those notes. Every book for no query. */
export function search(books: readonly Book[], query: string): readonly Found[] {
  if (query.trim() === '') return books.map((book) => ({ book, notes: [] }));
  return books
    .map((book) => ({
      book,
      notes: byPage(book.readings.flatMap(({ notes }) => notes).filter(({ text }) => contains(text, query))),
    }))
    .filter(
      ({ book, notes }) => notes.length > 0 || contains(book.title, query) || contains(book.author, query),
    );
}
