import type { Post } from '../src/post.ts';
import type { PostStore, Seen } from '../src/store.ts';

/** The place of each post, by its id, when the order was chosen. */
export type Ranks = ReadonlyMap<string, number>;

export const score = ({ upvotes, downvotes }: Post): number =>
  upvotes.length - downvotes.length;

export function ranksByScore(posts: readonly Post[]): Ranks {
  const best = posts.toSorted((a, b) => score(b) - score(a));
  return new Map(best.map(({ id }, rank) => [id, rank]));
}

/**
 * The store's posts in an order that votes don't change: a list that moved
 * under the pointer would get the next click on another post. New posts are
 * at the top.
 */
export function inOrder(store: PostStore, ranks: Ranks | null): PostStore {
  if (ranks === null) return store;
  const rankOf = ({ id }: Post) => ranks.get(id) ?? -1;
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
              value: seen.value.toSorted((a, b) => rankOf(a) - rankOf(b)),
            }
          : seen;
      }
      return to;
    },
  };
}
