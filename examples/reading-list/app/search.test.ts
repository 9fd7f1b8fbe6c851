import { expect, test } from 'vitest';
import { sampleBooks } from './sample.ts';
import { excerpt, search, split } from './search.ts';

const marked = (text: string, query: string) =>
  split(text, query)
    .map((part, place) => (place % 2 === 1 ? `[${part}]` : part))
    .join('');

test.each([
  ['Letters to a Lighthouse', 'LIGHT', 'Letters to a [Light]house'],
  ['Émile Sorel', 'emile', '[Émile] Sorel'],
  ['E\u0301mile', 'e', '[É]mil[e]'],
  ['Emile', 'É', '[E]mil[e]'],
  ['aaa', 'aa', '[aa]a'],
  ['İstanbul', 'istan', '[İstan]bul'],
  ['👩‍👧 and fog', 'fog', '👩‍👧 and [fog]'],
  ['كتاب الريح', 'الريح', 'كتاب [الريح]'],
  ['a.b', '.', 'a[.]b'],
  ['fog', '  ', 'fog'],
  ['fog', 'sun', 'fog'],
  ['', 'x', ''],
])('in %j, %j marks %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('a long note is shown around its first hit', () => {
  const text = `${'before '.repeat(2_000)}fog${' after'.repeat(2_000)}`;
  expect(excerpt(text, 'fog')).toMatch(/^….{60}fog .+…$/);
  expect(excerpt('fog at the start', 'fog')).toBe('fog at the start');
});

test('titles, authors and notes are searched, and the notes that match come along by page', () => {
  const books = sampleBooks('2026-06-15');
  const found = (query: string) => search(books, query).map(({ book }) => book.id);
  expect(found('harbor')).toEqual(['harbor']);
  expect(found('varga')).toEqual(['cartographer']);
  expect(found('nystrom')).toEqual(['winter']);
  expect(search(books, 'paper')[0]?.notes.map(({ text }) => text)).toEqual([
    'Slow. Forty pages about paper.',
    'The paper is the story! She is learning to look.',
  ]);
  expect(found('no such words')).toEqual([]);
  expect(found(' ')).toHaveLength(books.length);
});
