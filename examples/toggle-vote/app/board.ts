import { keep } from '../../shell/kept.ts';
import { type Direction, type Idea, press, readIdeas } from './vote.ts';

/** The people of a made-up street. */
export const people = ['Amara', 'Bastian', 'Chiyo', 'Diego', 'Elif', 'Farid'] as const;

const idea = (
  id: string,
  text: string,
  by: string,
  up: readonly string[],
  down: readonly string[],
): Idea => ({
  id,
  text,
  by,
  up,
  down,
});
const neighbors = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `neighbor-${from + index + 1}`);

export const sampleIdeas: readonly Idea[] = [
  idea('tools', 'A shed with tools that anyone can borrow', 'Diego', neighbors(0, 27), neighbors(27, 34)),
  idea(
    'bench',
    'A long bench under the plane tree, with room for a chessboard',
    'Chiyo',
    [...neighbors(0, 16), 'Bastian', 'Elif'],
    ['Farid'],
  ),
  idea('parking', 'Trade two parking spaces for a rain garden', 'Amara', neighbors(0, 30), neighbors(30, 46)),
  idea('cinema', 'Open-air cinema on the last Friday in August', 'Elif', neighbors(4, 13), []),
  idea('quiet', 'No leaf blowers before ten', 'Bastian', neighbors(8, 17), [...neighbors(17, 21), 'Farid']),
  idea('bees', 'Two beehives on the roof of number 12', 'Farid', ['Diego', 'Elif'], []),
  idea('fountain', 'Paint the fountain orange', 'Diego', neighbors(0, 3), neighbors(3, 14)),
];

export const board = keep('app:toggle-vote:ideas', readIdeas, sampleIdeas);

export interface Press {
  readonly id: string;
  readonly person: string;
  readonly direction: Direction;
}

/** A transaction: it starts from what any tab stored last, and no other tab writes in between. */
async function store(changed: (ideas: readonly Idea[]) => readonly Idea[]): Promise<void> {
  const write = () => board.change(changed(board.current()));
  try {
    await navigator.locks.request('app:toggle-vote:ideas', write);
  } catch {
    // Without https there are no locks, and where storage is forbidden they are refused.
    write();
  }
}

export const vote = ({ id, person, direction }: Press) =>
  store((ideas) => ideas.map((each) => (each.id === id ? press(each, person, direction) : each)));

export const longestIdea = 140;

/** Why this can't be an idea, or nothing. */
export function problemWith(text: string): string {
  const length = [...text.trim()].length;
  if (length === 0) return 'Write down your idea first.';
  return length > longestIdea
    ? `An idea has at most ${longestIdea} characters. This one has ${length.toLocaleString('en')}.`
    : '';
}

/** Returns the id of the new idea. */
export async function addIdea(text: string, by: string): Promise<string> {
  const id = crypto.randomUUID();
  await store((ideas) => [...ideas, { id, text: text.trim(), by, up: [], down: [] }]);
  return id;
}
