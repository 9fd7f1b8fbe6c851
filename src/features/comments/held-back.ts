import type { Comment, CommentId } from './model.ts';

/** Which comments a reader has let into view. null until the first list has come. */
export type LetIn = ReadonlySet<CommentId> | null;

/**
 * Lets a new list in. While somebody is reading, what others wrote waits, so that nothing moves under their eyes;
 * one's own comments never wait. Gives the same set back when nothing changed.
 */
export function letIn(
  known: LetIn,
  list: readonly Comment[],
  isReading: boolean,
  isOwn: (comment: Comment) => boolean,
): LetIn {
  if (known === null) return new Set(list.map(({ id }) => id));
  const arriving = list.filter((comment) => !known.has(comment.id) && (!isReading || isOwn(comment)));
  return arriving.length === 0 ? known : new Set([...known, ...arriving.map(({ id }) => id)]);
}
