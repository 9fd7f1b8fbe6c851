import { type Comment, cleanBody, type Person } from './comment.ts';
import { mayChange, mayReplyTo } from './policy.ts';
import {
  type CommentStore,
  done,
  mostComments,
  type Outcome,
  refused,
} from './store.ts';

export interface Shelf {
  openFor(me: Person | null): CommentStore;
}

/**
 * Comments in memory. Everybody who opens the same shelf sees the same
 * comments.
 */
export function createShelf(
  seed: readonly Comment[] = [],
  now: () => Date = () => new Date(),
): Shelf {
  const comments = new Map(seed.map((comment) => [comment.id, comment]));
  const watchers = new Set<() => void>();

  function announce(): Outcome {
    for (const tell of watchers) tell();
    return done;
  }

  function openFor(me: Person | null): CommentStore {
    /** Changes a comment of mine, or says why not. */
    async function own(
      id: string,
      act: (mine: Comment) => void,
    ): Promise<Outcome> {
      const stored = comments.get(id);
      if (me === null) return refused('signed-out');
      if (stored === undefined) return refused('not-found');
      if (!mayChange(stored, me)) return refused('forbidden');
      act(stored);
      return announce();
    }

    return {
      watch(pathName, onChange) {
        const tell = () =>
          onChange({
            ok: true,
            value: [...comments.values()]
              .filter((c) => c.pathName === pathName)
              .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
              .slice(0, mostComments),
          });
        watchers.add(tell);
        tell();
        return () => watchers.delete(tell);
      },

      // #region post
      async post(pathName, { id, body: typed, parentId }) {
        const body = cleanBody(typed);
        if (me === null) return refused('signed-out');
        if (body === null) return refused('invalid');
        if (comments.has(id))
          return own(id, (mine) => comments.set(id, { ...mine, body }));
        if (
          parentId !== null &&
          !mayReplyTo(comments.get(parentId), pathName)
        )
          return refused('not-found');

        const author = { userId: me.uid, username: me.name };
        comments.set(id, {
          id,
          body,
          parentId,
          ...author,
          createdAt: now().toISOString(),
          pathName,
        });
        return announce();
      },
      // #endregion post

      async edit(id, typed) {
        const body = cleanBody(typed);
        return body === null
          ? refused('invalid')
          : own(id, (mine) => comments.set(id, { ...mine, body }));
      },

      remove: (id) => own(id, () => comments.delete(id)),
    };
  }

  return { openFor };
}
