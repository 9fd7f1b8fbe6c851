import type { Person, Post } from './post.ts';

// #region vote
export type Direction = 'up' | 'down';

export const listFor = { up: 'upvotes', down: 'downvotes' } as const;

/** How this person voted on this post. */
export function voteOf(post: Post, me: Person): Direction | null {
  if (post.upvotes.includes(me.uid)) return 'up';
  if (post.downvotes.includes(me.uid)) return 'down';
  return null;
}

/** One vote per person, and it is final. */
export function mayVote(post: Post, me: Person): boolean {
  return voteOf(post, me) === null;
}
// #endregion vote
