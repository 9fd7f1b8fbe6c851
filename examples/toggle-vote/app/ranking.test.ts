import { expect, test } from 'vitest';
import { inOrder, ranked, wilson } from './ranking.ts';
import type { Idea } from './vote.ts';

const people = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const idea = (id: string, up: number, down: number): Idea => ({
  id,
  text: id,
  by: 'Amara',
  up: people(up),
  down: people(down),
});

test('the Wilson score is between 0 and 1, and 0 without votes', () => {
  expect(wilson(idea('none', 0, 0))).toBe(0);
  expect(wilson(idea('all', 1000, 0))).toBeCloseTo(0.996, 3);
  expect(wilson(idea('nine of ten', 9, 1))).toBeCloseTo(0.596, 3);
});

test('the two rankings judge differently', () => {
  const ideas = [idea('60 of 100', 60, 40), idea('2 of 2', 2, 0), idea('9 of 10', 9, 1)];
  expect(ranked(ideas, 'wilson')).toEqual(['9 of 10', '60 of 100', '2 of 2']);
  expect(ranked(ideas, 'difference')).toEqual(['60 of 100', '9 of 10', '2 of 2']);
});

test('in an order from before, new ideas come last', () => {
  const ideas = [idea('new', 9, 0), idea('a', 0, 0), idea('b', 1, 0)];
  expect(inOrder(ideas, ['b', 'gone', 'a']).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
});
