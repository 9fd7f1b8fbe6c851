import { expect, test } from 'vitest';
import { cleanBody, maxBodyLength, newCommentId } from './comment.ts';

test('an id has seven base-36 digits', () => {
  for (let i = 0; i < 500; i++)
    expect(newCommentId()).toMatch(/^[0-9a-z]{7}$/);
});

test('ids differ', () => {
  const ids = new Set(Array.from({ length: 2000 }, newCommentId));
  expect(ids.size).toBe(2000);
});

test('white space around a text is removed', () => {
  expect(cleanBody('\n  Thank you.  ')).toBe('Thank you.');
});

test('a text of only white space is refused', () => {
  expect(cleanBody(' \n\t ')).toBeNull();
});

test('a text may be 5,000 characters long and not one more', () => {
  expect(cleanBody('x'.repeat(maxBodyLength))).toHaveLength(5000);
  expect(cleanBody('x'.repeat(maxBodyLength + 1))).toBeNull();
});

test('a text that nobody can see is refused', () => {
  for (const text of ['\u200b', '\u200d\ufeff', '\u00a0\u2060', '\u00ad'])
    expect(cleanBody(text)).toBeNull();
  expect(cleanBody('\u200f\u05e9\u200f')).not.toBeNull();
});

test('a thousand line breaks are one empty line', () => {
  expect(cleanBody(`a${'\n'.repeat(1000)}b\n \n\n  c\nd`)).toBe(
    'a\n\nb\n\n  c\nd',
  );
});
