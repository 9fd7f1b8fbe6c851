import { expect, test } from 'vitest';
import type { Book, Reading } from './book.ts';
import { sampleBooks } from './sample.ts';
import { asJson, asMarkdown, merge, readFile } from './transfer.ts';

const books = sampleBooks('2026-06-15');
const reading = (id: string, start: string, ...notes: readonly string[]): Reading => ({
  id,
  start,
  finish: null,
  rating: null,
  notes: notes.map((text) => ({ id: text, page: null, text })),
});
const book = (title: string, changed: number, ...readings: readonly Reading[]): Book => ({
  id: 'a',
  title,
  author: '',
  changed,
  readings,
});

test('what was exported can be imported, and brings nothing new', () => {
  const file = readFile(asJson(books));
  expect(file).toEqual({ ok: true, books });
  expect(merge(books, books)).toEqual({ books, added: 0, updated: 0, same: books.length });
});

test.each([
  ['not json', /not JSON. Nothing was changed/],
  ['[]', /not a reading list/],
  ['{"books":[{"id":"a"}]}', /books\.0\.title/],
  [
    '{"books":[{"id":"a","title":"T","author":"","changed":0,"readings":[{"id":"r","start":"soon"}]}]}',
    /readings\.0\.start/,
  ],
])('%s is refused with its reason', (text, why) => {
  expect(readFile(text)).toEqual({ ok: false, why: expect.stringMatching(why) });
});

test('the later change of a book wins, and readings and notes of both stay', () => {
  const mine = book('Old title', 1, reading('r1', '2026-01-01', 'mine'), reading('r3', '2026-05-01'));
  const theirs = book('New title', 2, reading('r2', '2026-03-01'), reading('r1', '2026-01-01', 'theirs'));
  for (const { books, ...counts } of [merge([mine], [theirs]), merge([theirs], [mine])]) {
    expect(counts).toEqual({ added: 0, updated: 1, same: 0 });
    expect(books[0]?.title).toBe('New title');
    expect(books[0]?.readings.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3']);
    expect(books[0]?.readings[0]?.notes.map(({ id }) => id).toSorted()).toEqual(['mine', 'theirs']);
  }
});

test('new books are added, also when a file has one twice', () => {
  const { books: all, ...counts } = merge(books, [book('New', 1), book('Newer', 2)]);
  expect(counts).toEqual({ added: 1, updated: 0, same: 0 });
  expect(all.at(-1)?.title).toBe('Newer');
});

test('Markdown has each reading with its notes by page', () => {
  const [first = ''] = asMarkdown(books.filter(({ id }) => id === 'cartographer')).split('### Apr');
  expect(first).toContain(
    '## The Cartographer’s Apprentice\n\nIlse Varga · Read\n\n### Jul 6, 2025 to Jul 29, 2025, 3 of 5',
  );
  expect(first).toContain('- p. 12: Slow. Forty pages about paper.\n- p. 203: Did not');
});
