import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type Cursor,
  cutOff,
  type OwnComments,
  ownAtOnce,
  positionAt,
} from '#features/comments/model.ts';
import { columns } from './columns.ts';

/** What one person wrote, on all pages. */
export function createOwnComments(db: DatabaseSync) {
  const older = db.prepare(
    `SELECT ${columns} FROM comments WHERE user_id = :uid AND (created_at, id) < (:createdAt, :id)
     ORDER BY created_at DESC, id DESC LIMIT :limit`,
  );
  const count = db.prepare('SELECT count(*) AS count FROM comments WHERE user_id = ?');
  const removeAll = db.prepare('DELETE FROM comments WHERE user_id = ? RETURNING id, path_name AS pathName');
  const removeHeld = db.prepare('DELETE FROM held_comments WHERE user_id = ?');
  const afterEverything = { createdAt: '9999-12-31T23:59:59.999Z', id: 'zzzzzzz' };

  // Rows come from the store's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  return {
    /** Newest first, or those older than a cursor. */
    page(uid: string, before?: Cursor): OwnComments {
      const { createdAt, id } = before === undefined ? afterEverything : positionAt(before);
      const found = older.all({ uid, createdAt, id, limit: ownAtOnce + 1 }) as unknown as Comment[];
      const { items, next } = cutOff(found, ownAtOnce);
      return { comments: items, next, total: Number(count.get(uid)?.count) };
    },

    /** Removes all of them at once, and those that wait for approval; tells which everybody saw. A trigger leaves tombstones. */
    remove(uid: string) {
      removeHeld.run(uid);
      return removeAll.all(uid) as unknown as readonly Pick<Comment, 'id' | 'pathName'>[];
    },
  };
}
export type OwnCommentStore = ReturnType<typeof createOwnComments>;
