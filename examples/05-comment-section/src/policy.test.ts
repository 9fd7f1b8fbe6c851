import { expect, test } from 'vitest';
import { mayChange, mayReplyTo } from './policy.ts';
import { ada, ben, comment, page } from './testing/sample.ts';

test('an author may change their comment, and nobody else may', () => {
  expect(mayChange(comment('a', 1), ada)).toBe(true);
  expect(mayChange(comment('a', 1), ben)).toBe(false);
  expect(mayChange(comment('a', 1), null)).toBe(false);
});

test('a comment without an author belongs to nobody who is signed out', () => {
  expect(mayChange(comment('a', 1, { userId: '' }), null)).toBe(false);
});

test('a reply needs a top-level comment of the same page', () => {
  expect(mayReplyTo(comment('a', 1), page)).toBe(true);
  expect(mayReplyTo(comment('a', 1, { parentId: 'b' }), page)).toBe(false);
  expect(mayReplyTo(comment('a', 1), '/blogpost6')).toBe(false);
  expect(mayReplyTo(undefined, page)).toBe(false);
});
