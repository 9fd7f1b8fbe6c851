import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Book, bookSchema, type Note, newId, type Reading, today } from './book.ts';
import { keep } from './kept.ts';
import { sampleBooks } from './sample.ts';

/** Books that don't match are left out; the others stay. */
export function parseBooks(json: unknown): readonly Book[] | null {
  if (!Array.isArray(json)) return null;
  return json.flatMap((each) => z.safeParse(bookSchema, each).data ?? []);
}

export const library = keep('app:reading-list:books', parseBooks, sampleBooks(today()));

export const useLibrary = () => useSyncExternalStore(library.subscribe, library.current);

export function addBook(title: string, author: string): string {
  const id = newId();
  library.change((books) => [{ id, title, author, changed: Date.now(), readings: [] }, ...books]);
  return id;
}

export const removeBook = (id: string) => library.change((books) => books.filter((book) => book.id !== id));

export const changeBook = (id: string, change: (book: Book) => Partial<Book>) =>
  library.change((books) =>
    books.map((book) => (book.id === id ? { ...book, ...change(book), changed: Date.now() } : book)),
  );

/** Returns the id of the new reading. */
export function startReading(book: string): string {
  const id = newId();
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

/** Adds a note, or replaces the one with its id. */
export const putNote = (book: string, reading: string, note: Note) =>
  changeReading(book, reading, ({ notes }) => ({
    notes: notes.some(({ id }) => id === note.id)
      ? notes.map((each) => (each.id === note.id ? note : each))
      : [...notes, note],
  }));

export const removeNote = (book: string, reading: string, id: string) =>
  changeReading(book, reading, ({ notes }) => ({ notes: notes.filter((each) => each.id !== id) }));

const draftsSchema = z.record(z.string(), z.object({ id: z.string(), page: z.string(), text: z.string() }));

/** Notes that are being written, by their reading. */
export const drafts = keep(
  'app:reading-list:drafts',
  (json) => z.safeParse(draftsSchema, json).data ?? null,
  {},
);
