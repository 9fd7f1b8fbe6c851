import type { Person, Post } from './post.ts';

// #region vote
export type Direction = 'up' | 'down';

export const listFor = { up: 'upvotes', down: 'downvotes' } as const;

/** How this person voted on this post. */
export function voteOf(post: Post, me: Person): Direction | null {
  throw new Error(`not written yet: ${post.id}, ${me.uid}`);
}

/** One vote per person, and it is final. */
export function mayVote(post: Post, me: Person): boolean {
  throw new Error(`not written yet: ${post.id}, ${me.uid}`);
}
// #endregion vote
