import { type Comment, cleanBody, type Person } from './comment.ts';
import { mayChange, mayReplyTo } from './policy.ts';
import {
  type CommentStore,
  done,
  maxComments,
  type Outcome,
  refused,
} from './store.ts';

export interface MemoryBackend {
  openFor(me: Person | null): CommentStore;
  /** Everything that is stored, on all pages. */
  comments(): readonly Comment[];
  /** The ids of deleted comments. Nobody can use them again. */
  deleted(): readonly string[];
  /** Stores these and checks nothing, as a database with open rules. */
  overwrite(all: readonly Comment[]): void;
  /** Calls back after every change. Returns a stop function. */
  watch(onChange: () => void): () => void;
}

/** Comments in memory. A reload starts again with `first`. */
export function memoryBackend(
  first: readonly Comment[] = [],
  alreadyDeleted: readonly string[] = [],
): MemoryBackend {
  let comments = first;
  let deleted = alreadyDeleted;
  const watchers = new Set<() => void>();

  function save(changed: readonly Comment[]): Outcome {
    comments = changed;
    for (const onChange of watchers) onChange();
    return done;
  }

  function watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  }

  function openFor(me: Person | null): CommentStore {
    const find = (id: string | null) =>
      comments.find((comment) => comment.id === id);

    /** Puts `changed` in place of a comment of mine, or says why not. */
    async function change(
      id: string,
      changed: (mine: Comment) => readonly Comment[],
    ): Promise<Outcome> {
      const stored = find(id);
      if (me === null) return refused('signed-out');
      if (stored === undefined) return refused('not-found');
      if (!mayChange(stored, me)) return refused('forbidden');
      return save(
        comments.flatMap((each) =>
          each === stored ? changed(each) : each,
        ),
      );
    }

    return {
      watch(pathName, onChange) {
        const tell = () => {
          const value = comments
            .filter((comment) => comment.pathName === pathName)
            .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
            .slice(0, maxComments);
          onChange({ ok: true, value });
        };
        tell();
        return watch(tell);
      },

      // #region post
      async post(pathName, { id, body: typed, parentId }) {
        const body = cleanBody(typed);
        if (me === null) return refused('signed-out');
        if (body === null) return refused('invalid');
        if (find(id)) return change(id, (mine) => [edited(mine, body)]);
        if (deleted.includes(id)) return refused('not-found');
        if (parentId !== null && !mayReplyTo(find(parentId), pathName))
          return refused('not-found');

        const author = { userId: me.uid, username: me.name };
        const createdAt = new Date().toISOString();
        const dates = { createdAt, editedAt: null };
        const fields = { body, parentId, ...author, ...dates, pathName };
        return save([...comments, { id, ...fields }]);
      },
      // #endregion post

      async edit(id, typed) {
        const body = cleanBody(typed);
        if (body === null) return refused('invalid');
        return change(id, (mine) => [edited(mine, body)]);
      },

      remove: (id) =>
        change(id, () => {
          deleted = [...deleted, id];
          return [];
        }),
    };
  }

  return {
    openFor,
    comments: () => comments,
    deleted: () => deleted,
    overwrite: save,
    watch,
  };
}

/** A retry that changes nothing is no edit. */
function edited(mine: Comment, body: string): Comment {
  return mine.body === body
    ? mine
    : { ...mine, body, editedAt: new Date().toISOString() };
}
