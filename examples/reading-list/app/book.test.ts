import { expect, test } from 'vitest';
import { byPage, problemWithDates, problemWithName, statusOf } from './book.ts';
import { parseBooks } from './library.ts';
import { sampleBooks } from './sample.ts';
import { finishedIn, monthsOf, yearsOf } from './year.ts';

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

test.each([
  ['2026-03-01', '2026-03-01', null],
  ['2026-03-01', null, null],
  ['2026-03-02', '2026-03-01', 'The last day is before the first one.'],
  ['', null, 'When did you start? Choose a day.'],
  ['0002-03-01', null, 'When did you start? Choose a day.'],
  ['2026-07-01', null, 'That day is still to come.'],
  ['2026-03-01', '2026-07-01', 'That day is still to come.'],
])('from %s to %s: %s', (start, finish, problem) => {
  expect(problemWithDates(start, finish, '2026-06-15')).toBe(problem);
});

test('a name has 1 to 200 characters', () => {
  expect(problemWithName(' ', 'title', true)).toBe('What is the title?');
  expect(problemWithName('', 'author', false)).toBeNull();
  expect(problemWithName('👋'.repeat(200), 'title', true)).toBeNull();
  expect(problemWithName('x'.repeat(10_000), 'title', true)).toContain('10,000');
});

test('a year counts each time a book was finished, in its month', () => {
  const finished = finishedIn(books);
  expect(yearsOf(finished)).toEqual(['2026', '2025']);
  const titles = monthsOf(finished, '2026').map((month) => month.map(({ book }) => book.id));
  expect(titles).toHaveLength(12);
  expect(titles[4]).toEqual(['boats', 'cartographer', 'winter']);
  expect(finished.filter(({ book }) => book.id === 'cartographer')).toHaveLength(2);
});

test('stored books of another shape are left out, and the others stay', () => {
  expect(
    parseBooks([salt, { id: 'old' }, null, { ...salt, readings: [{ id: 'r', start: '2026-02-99' }] }]),
  ).toEqual([salt]);
  for (const junk of [null, 'junk', 7, {}]) expect(parseBooks(junk)).toBeNull();
  expect(parseBooks([])).toEqual([]);
});
