import { keep } from '../../shell/kept.ts';
import { type Book, type Reading, readBooks, today } from './book.ts';
import { sampleBooks } from './sample.ts';

/** The books in this browser. Each change begins with what any tab stored last. */
export const library = keep('app:reading-list:books', readBooks, sampleBooks(today()));

/** Returns the id of the new book. */
export function addBook(title: string, author: string): string {
  const id = crypto.randomUUID();
  library.change([{ id, title, author, readings: [] }, ...library.current()]);
  return id;
}

export const removeBook = (id: string) => library.change(library.current().filter((book) => book.id !== id));

export const changeBook = (id: string, change: (book: Book) => Partial<Book>) =>
  library.change(library.current().map((book) => (book.id === id ? { ...book, ...change(book) } : book)));

/** Returns the id of the new reading. */
export function startReading(book: string): string {
  const id = crypto.randomUUID();
  const reading: Reading = { id, start: today(), finish: null, rating: null, notes: [] };
  changeBook(book, ({ readings }) => ({ readings: [...readings, reading] }));
  return id;
}

export const removeReading = (book: string, id: string) =>
  changeBook(book, ({ readings }) => ({ readings: readings.filter((each) => each.id !== id) }));

export const changeReading = (book: string, id: string, change: (reading: Reading) => Partial<Reading>) =>
  changeBook(book, ({ readings }) => ({
    readings: readings
      .map((each) => (each.id === id ? { ...each, ...change(each) } : each))
      .toSorted((a, b) => a.start.localeCompare(b.start)),
  }));
