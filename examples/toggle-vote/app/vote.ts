import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';

/** Two arrays of people. Nobody is in both, or twice in one. */
export interface Idea {
  readonly id: string;
  readonly text: string;
  readonly by: string;
  readonly up: readonly string[];
  readonly down: readonly string[];
}

export type Direction = 'up' | 'down';

/** Ideas that don't match are left out; the others stay. There is always one. */
export function readIdeas(stored: unknown): readonly Idea[] | null {
  const ideas = Array.isArray(stored) ? stored.filter(isIdea) : [];
  return ideas.length > 0 ? ideas : null;
}

function isIdea(value: unknown): value is Idea {
  const { id, text, by, up, down } = fieldsOf(value);
  return (
    [id, text, by].every(isText) &&
    isListOf(up, isText) &&
    isListOf(down, isText) &&
    doublesIn({ up, down }) === 0
  );
}

/** How this person voted on this idea. */
export function voteOf(idea: Idea, person: string): Direction | null {
  if (idea.up.includes(person)) return 'up';
  return idea.down.includes(person) ? 'down' : null;
}

/**
 * Pressing votes, pressing again withdraws, and pressing the other button switches. The person leaves both arrays first, so
 * no order of presses can count anyone twice.
 */
export function press(idea: Idea, person: string, direction: Direction): Idea {
  const others = (people: readonly string[]) => people.filter((each) => each !== person);
  const withoutVote = { ...idea, up: others(idea.up), down: others(idea.down) };
  if (voteOf(idea, person) === direction) return withoutVote;
  return { ...withoutVote, [direction]: [...withoutVote[direction], person] };
}

export const score = ({ up, down }: Idea): number => up.length - down.length;

/** How many votes are a person's second one on the same idea. */
export const doublesIn = ({ up, down }: Pick<Idea, 'up' | 'down'>): number =>
  up.length + down.length - new Set([...up, ...down]).size;
