import { expect, test } from 'vitest';
import rules from '../../firestore.rules?raw';
import { attacks, tried } from './attacks.ts';
import { codeOf } from './changes.ts';
import { lines } from './rules.ts';

test.each(Object.values(lines))('the rules have the line %s', (line) => {
  expect(rules).toContain(line);
});

test('of the attacks only a first vote gets through, and without rules all do', () => {
  const allowed = attacks.map((attack) =>
    tried(attack, true).answers.map(({ refusedBy }) => refusedBy === null),
  );
  expect(allowed).toEqual([
    [true],
    [true, false],
    [true, false],
    ...Array.from({ length: 5 }, () => [false]),
  ]);
  for (const attack of attacks)
    for (const { refusedBy } of tried(attack, false).answers)
      expect(refusedBy).toBeNull();
});

test('a change is shown as code', () => {
  const shown = attacks.map(({ sends }) => sends.map(codeOf).join(' '));
  expect(shown[4]).toBe("{ upvotes: arrayUnion('ada', 'eva', 'finn') }");
  expect(shown.slice(5)).toEqual([
    '{ downvotes: [] }',
    '{ upvotes: 1000 }',
    "{ text: 'Vote for Ada' }",
  ]);
});
