import type { DatabaseSync } from 'node:sqlite';
import type { Barred, Comment, CommentId } from '#features/comments/model.ts';
import type { Clock } from '#server/clock.ts';
import { query } from '#server/db/query.ts';

type Author = Pick<Barred, 'userId' | 'username'>;

/** People who may not comment. The owner names them by one of their comments, also by one that the owner has deleted this week. */
export function createBarred(db: DatabaseSync, now: Clock) {
  const byPerson = query(db, 'SELECT 1 FROM barred WHERE user_id = ?');
  const newestFirst = query<Barred>(
    db,
    `SELECT user_id AS userId, username, comment_id AS commentId, barred_at AS barredAt
     FROM barred ORDER BY barred_at DESC, rowid DESC`,
  );
  const author = query<Author>(
    db,
    `SELECT user_id AS userId, username FROM comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM held_comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM deleted_by_owner WHERE comment_id = :id`,
  );
  const bar = db.prepare('INSERT INTO barred VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const unbar = query<Author>(
    db,
    `DELETE FROM barred WHERE comment_id = :id OR user_id = (SELECT user_id FROM comments WHERE id = :id)
     RETURNING user_id AS userId, username`,
  );
  const allow = db.prepare('DELETE FROM barred WHERE user_id = ?');
  const remember = db.prepare('INSERT OR REPLACE INTO deleted_by_owner VALUES (?, ?, ?, ?)');
  const forget = db.prepare('DELETE FROM deleted_by_owner WHERE user_id = ?');
  const authorOf = (id: CommentId) => author.get({ id });
  const time = () => now().toISOString();

  return {
    has: (userId: string) => byPerson.get(userId) !== undefined,
    list: () => newestFirst.all(),
    authorOf,

    /** Bars the author of a comment from commenting. */
    bar(id: CommentId): Author | undefined {
      const found = authorOf(id);
      if (found) bar.run(found.userId, found.username, id, time());
      return found;
    },

    /** Unbars the person who was barred by this comment, or wrote it. Returns them. */
    unbar: (id: CommentId) => unbar.all({ id })[0],
    allow: (userId: string) => void allow.run(userId),

    /** Call this when the owner deletes a comment, whose author can then still be barred by it. */
    remember({ id, userId, username }: Comment): void {
      remember.run(id, userId, username, time());
    },
    forget: (userId: string) => void forget.run(userId),
  };
}
