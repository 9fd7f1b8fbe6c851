import { expect, test } from 'vitest';
import { commentIdSchema, newCommentId, pagePathSchema } from './model.ts';

test('a new id is seven base-36 digits', () => {
  for (let i = 0; i < 1000; i++) expect(commentIdSchema.safeParse(newCommentId()).success).toBe(true);
});

test('comments belong to an address that an article can have', () => {
  for (const path of ['/blogpost10', '/my-first-app', `/${'a'.repeat(199)}`, '/2021/my-first-app']) {
    expect(pagePathSchema.safeParse(path).success).toBe(true);
  }
  for (const path of [
    '/',
    '',
    '/blogpost1/',
    '//blogpost1',
    'blogpost1',
    '/Blogpost1',
    '/-a',
    '/a--b',
    '/a?b',
    `/${'a'.repeat(200)}`,
  ]) {
    expect(pagePathSchema.safeParse(path).success).toBe(false);
  }
});
