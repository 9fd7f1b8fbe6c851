import type { Comment } from './comment.ts';

export interface Thread {
  readonly id: string;
  /** Null when the comment is gone and its replies are not: a tombstone. */
  readonly root: Comment | null;
  readonly replies: readonly Comment[];
}

// #region threads
/** Comments in any order → threads, newest first, replies oldest first. */
export function buildThreads(comments: readonly Comment[]): Thread[] {
  const roots = new Map(
    comments.filter((c) => c.parentId === null).map((c) => [c.id, c]),
  );
  const replies = Map.groupBy(
    comments.filter((c) => c.parentId !== null),
    (c) => c.parentId,
  );
  const ids = new Set(
    [...roots.keys(), ...replies.keys()].filter((id) => id !== null),
  );

  return Array.from(ids, (id) => ({
    id,
    root: roots.get(id) ?? null,
    replies: (replies.get(id) ?? []).toSorted(oldestFirst),
  })).toSorted((a, b) => oldestFirst(firstOf(b), firstOf(a)));
}
// #endregion threads

/** Comments of the same millisecond are ordered by id. */
function oldestFirst(a: Order, b: Order): number {
  return compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

/** A tombstone has no date, so it is sorted by its first reply. */
function firstOf(thread: Thread): Order {
  return (
    thread.root ?? {
      id: thread.id,
      createdAt: thread.replies[0]?.createdAt ?? '',
    }
  );
}

type Order = Pick<Comment, 'id' | 'createdAt'>;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
