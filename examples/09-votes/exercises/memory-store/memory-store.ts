import { cleanText, type Person, type Post } from './post.ts';
import {
  done,
  type Outcome,
  type PostStore,
  refused,
  type Seen,
} from './store.ts';

export interface Board {
  openFor(me: Person | null): PostStore;
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

  function openFor(me: Person | null): PostStore {
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

      // #region vote
      async vote(id, direction) {
        // Import `mayVote` and `listFor` from './vote.ts', look into
        // `seen.value`, and finish with `change(…)`.
        throw new Error(`not written yet: ${id}, ${direction}`);
      },
      // #endregion vote
    };
  }

  return { openFor };
}
