import type { Person, Post } from './post.ts';

export type Direction = 'up' | 'down';

export const listFor = { up: 'upvotes', down: 'downvotes' } as const;

/** How this person voted on this post. */
export function voteOf(post: Post, me: Person): Direction | null {
  if (post.upvotes.includes(me.uid)) return 'up';
  if (post.downvotes.includes(me.uid)) return 'down';
  return null;
}

// #region own
/** One vote per person, final, and never on one's own post. */
export function mayVote(post: Post, me: Person): boolean {
  return post.userId !== me.uid && voteOf(post, me) === null;
}
// #endregion own
