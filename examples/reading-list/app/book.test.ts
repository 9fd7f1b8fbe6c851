import { expect, test } from 'vitest';
import { byPage, readBooks, statusOf } from './book.ts';
import { sampleBooks } from './sample.ts';

const books = sampleBooks('2026-06-15');
const [salt] = books;

test('the status follows from the readings', () => {
  const statuses = new Map(books.map((book) => [book.id, statusOf(book)]));
  expect(statuses.get('salt')).toBe('reading');
  expect(statuses.get('harbor')).toBe('want');
  expect(statuses.get('cartographer')).toBe('read');
});

test('notes are sorted by page; those without one come last', () => {
  const note = (page: number | null, text: string) => ({ id: text, page, text });
  const notes = [note(null, 'd'), note(97, 'c'), note(3, 'a'), note(3, 'b')];
  expect(byPage(notes).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
});

test('the sample is what storage may hold', () => expect(readBooks(books)).toEqual(books));

test('stored books of another shape are left out, and the others stay', () => {
  const reading = { ...salt?.readings[0], start: '2026-02-99' };
  const others = [{ id: 'old' }, null, { ...salt, readings: [reading] }, { ...salt, title: null }];
  expect(readBooks([salt, ...others])).toEqual([salt]);
  for (const junk of [null, 'junk', 7, {}]) expect(readBooks(junk)).toBeNull();
  expect(readBooks([])).toEqual([]);
});
