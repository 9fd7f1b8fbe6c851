import { expect, test } from 'vitest';
import { sampleIdeas } from './board.ts';
import { crowdPresses } from './Crowd.tsx';
import { type Direction, doublesIn, type Idea, press, readIdeas, score, voteOf } from './vote.ts';

const idea: Idea = { id: 'a', text: 'A bench', by: 'Amara', up: ['Ben'], down: ['Chiyo'] };

test('a press votes, the same press withdraws, and the other one switches', () => {
  const voted = press(idea, 'Amara', 'up');
  expect([voted.up, voted.down]).toEqual([['Ben', 'Amara'], ['Chiyo']]);
  expect(press(voted, 'Amara', 'up')).toEqual(idea);
  const switched = press(voted, 'Amara', 'down');
  expect([switched.up, switched.down]).toEqual([['Ben'], ['Chiyo', 'Amara']]);
});

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'after any presses everyone has the vote of their last one, and nobody has two (seed %i)',
  (seed) => {
    const random = randomFrom(seed);
    const expected = new Map<string, Direction | null>();
    let after: Idea = { ...idea, up: [], down: [] };
    for (let count = 0; count < 300; count++) {
      const person = `person-${Math.floor(random() * 7)}`;
      const direction = random() < 0.5 ? 'up' : 'down';
      expected.set(person, expected.get(person) === direction ? null : direction);
      after = press(after, person, direction);
      expect(doublesIn(after)).toBe(0);
    }
    for (const [person, vote] of expected) expect(voteOf(after, person)).toBe(vote);
    const votes = [...expected.values()].filter((vote) => vote !== null);
    expect(after.up.length + after.down.length).toBe(votes.length);
    expect(score(after)).toBe(votes.reduce((sum, vote) => sum + (vote === 'up' ? 1 : -1), 0));
  },
);

test('a crowd of 100 presses in any order, and no vote counts twice', () => {
  const presses = crowdPresses(sampleIdeas, randomFrom(1));
  expect(new Set(presses.map(({ person }) => person)).size).toBe(100);
  for (const idea of sampleIdeas) {
    const after = presses
      .filter(({ id }) => id === idea.id)
      .reduce((before, { person, direction }) => press(before, person, direction), idea);
    expect(doublesIn(after)).toBe(0);
    expect(after.up.length).toBeGreaterThan(idea.up.length);
  }
});

test('the sample has no double votes', () => {
  expect(readIdeas(sampleIdeas)).toEqual(sampleIdeas);
});

test.each([
  null,
  'junk',
  [],
  {},
  [{ id: 'a' }],
  [{ ...idea, up: ['Ben', 'Ben'] }],
  [{ ...idea, up: ['Chiyo'] }],
])('stored ideas that are no ideas, or count a person twice, are left out: %j', (json) =>
  expect(readIdeas(json)).toBeNull(),
);

test('ideas that are right stay beside one that is not', () => {
  expect(readIdeas([idea, { id: 1 }])).toEqual([idea]);
});
