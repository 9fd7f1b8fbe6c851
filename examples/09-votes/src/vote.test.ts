import { expect, test } from 'vitest';
import { ada, ben, post } from './testing/sample.ts';
import { mayVote, voteOf } from './vote.ts';

test('a vote is read from the list that holds it', () => {
  expect(voteOf(post('a', { upvotes: ['ada'] }), ada)).toBe('up');
  expect(voteOf(post('a', { downvotes: ['ada'] }), ada)).toBe('down');
  expect(voteOf(post('a', { upvotes: ['ada'] }), ben)).toBeNull();
});

test('a person in either list may not vote again', () => {
  expect(mayVote(post('a', { upvotes: ['ada'] }), ada)).toBe(false);
  expect(mayVote(post('a', { downvotes: ['ada'] }), ada)).toBe(false);
  expect(mayVote(post('a', { upvotes: ['ada'] }), ben)).toBe(true);
});
