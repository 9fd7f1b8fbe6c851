import { expect, test } from 'vitest';
import { bodySchema, commentIdSchema, newCommentId, pagePathSchema } from './model.ts';

test('a new id is seven base-36 digits', () => {
  for (let i = 0; i < 1000; i++) expect(commentIdSchema.safeParse(newCommentId()).success).toBe(true);
});

test('bytes that would favor some digits are dropped', () => {
  const bytes = [255, 252, 0, 35, 36, 251, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
  expect(newCommentId(() => Uint8Array.from(bytes))).toBe('0z0zabc');
});

test('a body is trimmed, and is not empty then', () => {
  expect(bodySchema.parse('  hello\n')).toBe('hello');
  expect(bodySchema.safeParse(' \n\t').success).toBe(false);
});

test('a body holds 5,000 characters and no more', () => {
  expect(bodySchema.safeParse('x'.repeat(5000)).success).toBe(true);
  expect(bodySchema.safeParse('x'.repeat(5001)).success).toBe(false);
});

test('only an article has comments', () => {
  expect(pagePathSchema.safeParse('/blogpost10').success).toBe(true);
  for (const path of [
    '/',
    '/blogpost0',
    '/blogpost1/',
    '/blogpost',
    '/subscribe',
    'blogpost1',
    '/blogpost01',
  ]) {
    expect(pagePathSchema.safeParse(path).success).toBe(false);
  }
});
