import { expect, test } from 'vitest';
import { bodySchema, commentIdSchema, newCommentId, pagePathSchema } from './model.ts';

test('a new id is seven base-36 digits', () => {
  for (let i = 0; i < 1000; i++) expect(commentIdSchema.safeParse(newCommentId()).success).toBe(true);
});

test('a body is trimmed, and is not empty then', () => {
  expect(bodySchema.parse('  hello\n')).toBe('hello');
  expect(bodySchema.safeParse(' \n\t').success).toBe(false);
});

test('a body holds 5,000 characters and no more', () => {
  expect(bodySchema.safeParse('x'.repeat(5000)).success).toBe(true);
  expect(bodySchema.safeParse('x'.repeat(5001)).success).toBe(false);
});

test('comments belong to an address that an article can have', () => {
  for (const path of ['/blogpost10', '/my-first-app', `/${'a'.repeat(60)}`]) {
    expect(pagePathSchema.safeParse(path).success).toBe(true);
  }
  for (const path of [
    '/',
    '',
    '/blogpost1/',
    '/blogpost1/comments',
    'blogpost1',
    '/Blogpost1',
    '/-a',
    '/a--b',
    '/a?b',
    `/${'a'.repeat(61)}`,
  ]) {
    expect(pagePathSchema.safeParse(path).success).toBe(false);
  }
});
