import type { Post } from '../src/post.ts';
import type { PostStore, Seen } from '../src/store.ts';

/** The score of each post, by its id, when the order was chosen. */
export type Scores = ReadonlyMap<string, number>;

export const scoresOf = (posts: readonly Post[]): Scores =>
  new Map(
    posts.map(({ id, upvotes, downvotes }) => [
      id,
      upvotes.length - downvotes.length,
    ]),
  );

/**
 * The store's posts, most liked first, in an order that votes don't change:
 * a list that moved under the pointer would get the next click on another
 * post. A new post has no votes, and is among those with a score of 0.
 */
export function inOrder<Store extends PostStore>(
  store: Store,
  scores: Scores | null,
): Store {
  if (scores === null) return store;
  const scoreOf = ({ id }: Post) => scores.get(id) ?? 0;
  let from: Seen | null = null;
  let to: Seen | null = null;
  return {
    ...store,
    current() {
      const seen = store.current();
      if (seen !== from) {
        from = seen;
        to = seen?.ok
          ? {
              ok: true,
              value: seen.value.toSorted((a, b) => scoreOf(b) - scoreOf(a)),
            }
          : seen;
      }
      return to;
    },
  };
}
