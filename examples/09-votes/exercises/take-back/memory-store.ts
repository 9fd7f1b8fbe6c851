import { cleanText, type Person, type Post } from './post.ts';
import {
  done,
  type Outcome,
  type PostStore,
  refused,
  type Seen,
} from './store.ts';
import { listFor, mayVote } from './vote.ts';

export interface Board {
  openFor(me: Person | null): ChangeableStore;
}

interface ChangeableStore extends PostStore {
  takeBack(id: string): Promise<Outcome>;
}

/**
 * Posts in memory. Everybody who opens the same board sees the same posts.
 */
export function createBoard(
  seed: readonly Post[] = [],
  now: () => Date = () => new Date(),
): Board {
  let seen: Seen & { ok: true } = { ok: true, value: seed };
  const listeners = new Set<() => void>();

  function change(value: readonly Post[]): Outcome {
    seen = { ok: true, value };
    for (const tell of listeners) tell();
    return done;
  }

  function openFor(me: Person | null): ChangeableStore {
    return {
      current: () => seen,

      subscribe(onChange) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },

      async add(draft) {
        const text = cleanText(draft.text);
        if (me === null) return refused('signed-out');
        if (text === null) return refused('invalid');
        const before = seen.value.find(({ id }) => id === draft.id);
        if (before)
          return before.text === text ? done : refused('published');
        const post: Post = {
          id: draft.id,
          text,
          userId: me.uid,
          username: me.name,
          createdAt: now().toISOString(),
          upvotes: [],
          downvotes: [],
          isPending: false,
        };
        return change([post, ...seen.value]);
      },

      async vote(id, direction) {
        if (me === null) return refused('signed-out');
        const post = seen.value.find((each) => each.id === id);
        if (post === undefined || !mayVote(post, me))
          return refused('not-counted');

        const list = listFor[direction];
        const voted = { ...post, [list]: [...post[list], me.uid] };
        return change(
          seen.value.map((each) => (each === post ? voted : each)),
        );
      },

      // #region back
      async takeBack(id) {
        if (me === null) return refused('signed-out');
        const others = (uids: readonly string[]) =>
          uids.filter((uid) => uid !== me.uid);
        return change(
          seen.value.map((post) =>
            post.id === id
              ? {
                  ...post,
                  upvotes: others(post.upvotes),
                  downvotes: others(post.downvotes),
                }
              : post,
          ),
        );
      },
      // #endregion back
    };
  }

  return { openFor };
}
