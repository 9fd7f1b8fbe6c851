import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type Cursor,
  cutOff,
  type OwnComments,
  ownAtOnce,
  positionAt,
} from '#features/comments/model.ts';
import { query } from '#server/db/query.ts';
import { createHeldComments } from './held.ts';
import { afterEverything, columns, commentTable } from './table.ts';

export type OwnCommentStore = ReturnType<typeof createOwnComments>;

/** What one person wrote, on all pages. */
export function createOwnComments(db: DatabaseSync) {
  const comments = commentTable(db, 'comments');
  const held = createHeldComments(db);
  const older = query<Comment>(
    db,
    `SELECT ${columns} FROM comments WHERE user_id = :uid AND (created_at, id) < (:createdAt, :id)
     ORDER BY created_at DESC, id DESC LIMIT ${ownAtOnce + 1}`,
  );

  return {
    /** Newest first, or those older than a cursor. */
    page(uid: string, before?: Cursor): OwnComments {
      const found = older.all({ uid, ...(before ? positionAt(before) : afterEverything) });
      const { items, next } = cutOff(found, ownAtOnce);
      return { comments: items, next, total: comments.countBy(uid) };
    },

    /** Those that wait for approval, oldest first. */
    held: held.ofPerson,

    /** Removes all of them at once, and those that wait for approval. Returns those that everybody saw. A trigger leaves tombstones. */
    remove(uid: string): readonly Comment[] {
      held.removeBy(uid);
      return comments.removeBy(uid);
    },
  };
}
