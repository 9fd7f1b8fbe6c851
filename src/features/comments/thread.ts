import type { Comment, CommentId } from './model.ts';

/** A comment that is still on its way has no place in the backend's order yet: it counts as the newest. */
type Placed = Comment & { readonly unsent?: unknown };

/** A top-level comment with its replies. `top` is null where it was deleted and its replies stay. */
export interface Thread<Item extends Placed = Comment> {
  readonly id: CommentId;
  readonly top: Item | null;
  readonly replies: readonly Item[];
}

/**
 * The flat list as it is read: threads newest first, replies oldest first. Replies whose parent is gone hang under a
 * tombstone that stands where the earliest of them would. A thread in `kept` is never left out, so that somebody
 * who is replying keeps their form: when nothing else is left of the thread, it is found at the front.
 */
export function threadsOf<Item extends Placed>(
  items: readonly Item[],
  kept: readonly CommentId[] = [],
): readonly Thread<Item>[] {
  const inOrder = items.toSorted(byAge);
  const replies = Map.groupBy(
    inOrder.filter((item) => item.parentId !== null),
    (item) => item.parentId,
  );
  const tops = inOrder.filter((item) => item.parentId === null);
  const alive = new Set<CommentId | null>(tops.map((top) => top.id));

  const placed = tops.map((top): readonly [Item | null, Thread<Item>] => [
    top,
    { id: top.id, top, replies: replies.get(top.id) ?? [] },
  ]);
  for (const [id, orphans] of replies) {
    if (id !== null && !alive.has(id)) placed.push([orphans[0] ?? null, { id, top: null, replies: orphans }]);
  }
  for (const id of kept) {
    if (!alive.has(id) && !replies.has(id)) placed.push([null, { id, top: null, replies: [] }]);
  }
  return placed.sort(([a], [b]) => (a && b ? byAge(b, a) : a ? 1 : b ? -1 : 0)).map(([, thread]) => thread);
}

function byAge(a: Placed, b: Placed): number {
  const onItsWay = Number(a.unsent !== undefined) - Number(b.unsent !== undefined);
  return onItsWay || compare(a.createdAt, b.createdAt) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
