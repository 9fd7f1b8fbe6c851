import { keep } from '../../shell/kept.ts';
import { fieldsOf, isText } from '../../shell/shape.ts';
import { type Book, type Note, type Reading, readBooks, today } from './book.ts';
import { sampleBooks } from './sample.ts';

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

export const removeNote = (book: string, reading: string, id: string) =>
  changeReading(book, reading, ({ notes }) => ({ notes: notes.filter((each) => each.id !== id) }));

/** Adds a note, or replaces the one with its id. */
export const putNote = (book: string, reading: string, note: Note) =>
  changeReading(book, reading, ({ notes }) => ({
    notes: [...notes.filter(({ id }) => id !== note.id), note],
  }));

/** A note as it is typed. Its id is empty until it is saved. */
export interface Draft {
  readonly id: string;
  readonly page: string;
  readonly text: string;
}

type Drafts = Readonly<Record<string, Draft>>;

const isDraft = (value: unknown) => {
  const { id, page, text } = fieldsOf(value);
  return [id, page, text].every(isText);
};

/** Notes that are being written, by their reading. */
export const drafts = keep<Drafts>(
  'app:reading-list:drafts',
  // Each one was checked.
  (stored) => (Object.values(fieldsOf(stored)).every(isDraft) ? (fieldsOf(stored) as Drafts) : null),
  {},
);

/** Null: it is saved, or not wanted any more. */
export function setDraft(reading: string, draft: Draft | null): void {
  const { [reading]: _before, ...others } = drafts.current();
  drafts.change(draft === null ? others : { ...others, [reading]: draft });
}
