import type { Idea } from './vote.ts';

/** The people of a made-up street. */
export const people = ['Amara', 'Bastian', 'Chiyo', 'Diego', 'Elif', 'Farid'] as const;
export type Person = (typeof people)[number];

const neighbors = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `neighbor-${from + index + 1}`);

/** Ratios that the two rankings judge differently. */
export const sampleIdeas: readonly Idea[] = [
  {
    id: 'bench',
    text: 'A long bench under the plane tree, with room for a chessboard',
    by: 'Chiyo',
    up: [...neighbors(0, 16), 'Bastian', 'Elif'],
    down: ['Farid'],
  },
  {
    id: 'tools',
    text: 'A shed with tools that anyone can borrow',
    by: 'Diego',
    up: [...neighbors(0, 26), 'Amara'],
    down: neighbors(26, 33),
  },
  {
    id: 'cinema',
    text: 'Open-air cinema on the last Friday in August',
    by: 'Elif',
    up: neighbors(4, 13),
    down: [],
  },
  {
    id: 'parking',
    text: 'Trade two parking spaces for a rain garden',
    by: 'Amara',
    up: [...neighbors(0, 30), 'Chiyo'],
    down: [...neighbors(30, 46), 'Diego'],
  },
  { id: 'bees', text: 'Two beehives on the roof of number 12', by: 'Farid', up: ['Diego', 'Elif'], down: [] },
  {
    id: 'quiet',
    text: 'No leaf blowers before ten',
    by: 'Bastian',
    up: neighbors(8, 17),
    down: [...neighbors(17, 21), 'Farid'],
  },
  {
    id: 'fountain',
    text: 'Paint the fountain orange',
    by: 'Diego',
    up: neighbors(0, 3),
    down: neighbors(3, 14),
  },
];
