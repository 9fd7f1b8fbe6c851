import type { DatabaseSync } from 'node:sqlite';
import type { Banned, Comment, CommentId } from '#features/comments/model.ts';
import { query } from '#server/db/query.ts';

/** People who may not comment, and the authors of comments, even of those that the owner has deleted this week. */
export function createBanned(db: DatabaseSync, now: () => Date) {
  const byPerson = query(db, 'SELECT 1 FROM banned WHERE user_id = ?');
  const newestFirst = query<Banned>(
    db,
    `SELECT user_id AS userId, username, comment_id AS commentId, banned_at AS bannedAt
     FROM banned ORDER BY banned_at DESC, rowid DESC`,
  );
  const author = query<Pick<Banned, 'userId' | 'username'>>(
    db,
    `SELECT user_id AS userId, username FROM comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM held_comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM deleted_by_owner WHERE comment_id = :id`,
  );
  const insert = db.prepare(
    `INSERT INTO banned (user_id, username, comment_id, banned_at)
     VALUES (:userId, :username, :commentId, :now) ON CONFLICT DO NOTHING`,
  );
  const remove = db.prepare('DELETE FROM banned WHERE user_id = ?');
  const remember = db.prepare(
    `INSERT OR REPLACE INTO deleted_by_owner (comment_id, user_id, username, deleted_at)
     VALUES (:id, :userId, :username, :now)`,
  );
  const time = () => now().toISOString();

  return {
    has: (userId: string) => byPerson.get(userId) !== undefined,
    list: () => newestFirst.all(),
    authorOf: (id: CommentId) => author.get({ id }),
    ban: ({ userId, username, commentId }: Omit<Banned, 'bannedAt'>) =>
      void insert.run({ userId, username, commentId, now: time() }),
    unban: (userId: string) => void remove.run(userId),

    /** Call this when the owner deletes a comment, whose author can then still be forgotten by it. */
    remember({ id, userId, username }: Comment): void {
      remember.run({ id, userId, username, now: time() });
    },
  };
}
