import type { Comment, CommentId } from './model.ts';
import type { UnsentState } from './outbox.ts';

/** A comment as its reader sees it, which may be ahead of what the backend has confirmed. */
export interface Shown extends Comment {
  /** Written here and not confirmed yet. */
  readonly unsent?: UnsentState;
  /** Changed here and not confirmed yet. */
  readonly isSaving?: boolean;
}

/** What one person has done here that the backend's list doesn't say yet. */
export interface Ahead {
  /** Sent or being sent; those that the list already holds are left out. */
  readonly written: readonly Shown[];
  readonly edits: ReadonlyMap<CommentId, string>;
  readonly removed: ReadonlySet<CommentId>;
}

/** The backend's list with one's own doings on top of it. */
export function withAhead(list: readonly Comment[], { written, edits, removed }: Ahead): readonly Shown[] {
  const confirmed = new Set(list.map(({ id }) => id));
  return [...list, ...written.filter(({ id }) => !confirmed.has(id))]
    .filter(({ id }) => !removed.has(id))
    .map((comment) => {
      const body = edits.get(comment.id);
      return body === undefined ? comment : { ...comment, body, isSaving: true };
    });
}
