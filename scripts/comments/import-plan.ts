import { isDeepStrictEqual } from 'node:util';
import { type Comment, comparePositions, type Tombstone } from '#features/comments/model.ts';
import { authorsOfComments, type Records } from './records.ts';

export interface Replacement {
  readonly from: Comment;
  readonly to: Comment;
}

export type ImportPlan = ReturnType<typeof planImport>;

/** Plans what an import would do to the target. It deletes nothing. */
export function planImport(source: Records, target: Records) {
  const present = new Map(target.comments.map((comment) => [comment.id, comment]));
  const deletedThere = new Set(target.tombstones.map(({ id }) => id));
  const absent = source.comments.filter(({ id }) => !present.has(id));
  const missing = absent.filter(({ id }) => !deletedThere.has(id)).toSorted(comparePositions);
  const different = source.comments.flatMap((to) => {
    const from = present.get(to.id);
    return from === undefined || isDeepStrictEqual(from, to) ? [] : [{ from, to }];
  });
  const heldThere = new Set(target.held.map(({ id }) => id));
  const held = source.held.filter(
    ({ id }) => !present.has(id) && !deletedThere.has(id) && !heldThere.has(id),
  );
  const known = source.comments.length - absent.length;

  const parents = new Set(source.comments.map(({ parentId }) => parentId));
  const tombstones = [...source.tombstones, ...missingTombstones(source)].filter(
    ({ id }) => parents.has(id) && !present.has(id) && !deletedThere.has(id),
  );

  const ids = new Set(target.authors.map(({ uid }) => uid));
  const googleIds = new Set(target.authors.map(({ googleId }) => googleId));
  const unknown = authorsOfComments(source).filter(({ uid }) => !ids.has(uid));
  const authors = unknown.filter(({ googleId }) => !googleIds.has(googleId));
  return {
    /** Comments that the target does not have, oldest first. */
    missing,
    /** Comments that wait for approval, and are unknown to the target. */
    held,
    same: known - different.length,
    /** Comments that differ at the target. */
    different,
    /** How many comments only the target has. */
    extra: target.comments.length - known,
    /** How many comments were deleted at the target and stay deleted. */
    deleted: absent.length - missing.length,
    /** Tombstones with replies that the target lacks. */
    tombstones,
    /** Authors unknown to the target. */
    authors,
    /** How many authors have another id at the target, because they signed in there before. */
    otherwiseKnown: unknown.length - authors.length,
  };
}

/**
 * Tombstones for comments with replies that were deleted in Firebase's console, or before tombstones existed. Their own time is
 * unknown, so they get that of the earliest reply.
 */
export function missingTombstones({
  comments,
  tombstones,
}: Pick<Records, 'comments' | 'tombstones'>): readonly Tombstone[] {
  const known = new Set<string>([...comments, ...tombstones].map(({ id }) => id));
  const missing = new Map<string, Tombstone>();
  for (const { parentId, pathName, createdAt } of comments.toSorted(comparePositions)) {
    if (parentId === null || known.has(parentId) || missing.has(parentId)) continue;
    missing.set(parentId, { id: parentId, pathName, createdAt });
  }
  return [...missing.values()];
}
