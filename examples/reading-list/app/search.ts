import { type Book, byPage, type Note } from './book.ts';

/** A text cut at each hit of the query, capitals and accents aside: every second part is a hit. */
export function split(text: string, query: string): readonly string[] {
  const letters = [...query.trim().normalize('NFD').replace(/\p{M}/gu, '')];
  if (letters.length === 0) return [text];
  const pattern = letters.map((letter) => `${letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')}\\p{M}*`).join('');
  return text
    .normalize('NFD')
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((part) => part.normalize());
}

/** The part of a long text around its first hit. */
export function excerpt(text: string, query: string): string {
  const [before = '', ...rest] = split(text, query);
  const start = /.{0,60}$/su.exec(before)?.[0] ?? '';
  const end = /^.{0,120}/su.exec(rest.join(''))?.[0] ?? '';
  return `${start === before ? '' : '…'}${start}${end}${end === rest.join('') ? '' : '…'}`;
}

export interface Found {
  readonly book: Book;
  readonly notes: readonly Note[];
}

/** The books with the query in title, author or notes, and those notes. Every book for no query. */
export function search(books: readonly Book[], query: string): readonly Found[] {
  if (query.trim() === '') return books.map((book) => ({ book, notes: [] }));
  const hits = (text: string) => split(text, query).length > 1;
  return books
    .map((book) => ({
      book,
      notes: byPage(book.readings.flatMap(({ notes }) => notes).filter(({ text }) => hits(text))),
    }))
    .filter(({ book, notes }) => notes.length > 0 || hits(book.title) || hits(book.author));
}
