import { type Idea, score } from './vote.ts';

export type Method = 'wilson' | 'difference';

/**
 * The lower end of the Wilson score interval (95 %): the share of people who like an idea, as far as so few votes can tell.
 * Nine of ten is more certain than one of one, and better than 60 of 100.
 */
export function wilson({ up, down }: Idea): number {
  const votes = up.length + down.length;
  if (votes === 0) return 0;
  const z = 1.96;
  const share = up.length / votes;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * votes)) / votes);
  return (share + z ** 2 / (2 * votes) - spread) / (1 + z ** 2 / votes);
}

const rankings = { wilson, difference: score } as const;

/** The ids of the ideas, best first. Equals stay in the order in which they were added. */
export function ranked(ideas: readonly Idea[], method: Method): readonly string[] {
  const value = rankings[method];
  return ideas.toSorted((a, b) => value(b) - value(a)).map(({ id }) => id);
}

/** The ideas in an order from before: what was added since comes last, so that nothing moves under a finger. */
export function inOrder(ideas: readonly Idea[], order: readonly string[]): readonly Idea[] {
  const placeOf = ({ id }: Idea) => (order.includes(id) ? order.indexOf(id) : order.length);
  return ideas.toSorted((a, b) => placeOf(a) - placeOf(b));
}
