import type { DatabaseSync } from 'node:sqlite';
import type { Comment, CommentId, PagePath } from '#features/comments/model.ts';
import type { Clock } from '#server/clock.ts';
import { columns } from './store.ts';

export interface Barred {
  readonly userId: string;
  readonly username: string;
  readonly commentId: CommentId;
  /** ISO 8601, UTC. */
  readonly barredAt: string;
}
type Author = Pick<Barred, 'userId' | 'username'>;
export type Moderation = ReturnType<typeof createModeration>;

/**
 * What only the owner may do, on the machine of the database. A running server notices. A trigger of the database leaves
 * tombstones of top-level comments here as well.
 */
export function createModeration(db: DatabaseSync, now: Clock) {
  const newestFirst = (condition: string) =>
    db.prepare(`SELECT ${columns} FROM comments WHERE ${condition} ORDER BY created_at DESC, rowid DESC`);
  const all = newestFirst('true');
  const byId = newestFirst('id = ?');
  const byPage = newestFirst('path_name = ?');
  const byAuthor = newestFirst('user_id = ?');
  const countReplies = db.prepare('SELECT count(*) AS count FROM comments WHERE parent_id = ?');
  const deleteById = db.prepare('DELETE FROM comments WHERE id = ?');
  const deleteByAuthor = db.prepare('DELETE FROM comments WHERE user_id = ?');
  const deleteAccount = db.prepare('DELETE FROM "user" WHERE id = ?');
  const bar = db.prepare(
    'INSERT INTO barred (user_id, username, comment_id, barred_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const authorOf = db.prepare(
    `SELECT user_id AS userId, username FROM comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM deleted_by_owner WHERE comment_id = :id`,
  );
  const remember = db.prepare('INSERT OR REPLACE INTO deleted_by_owner VALUES (?, ?, ?, ?)');
  const forgetDeleted = db.prepare('DELETE FROM deleted_by_owner WHERE user_id = ?');
  const unbar = db.prepare(
    `DELETE FROM barred WHERE comment_id = :id OR user_id = (SELECT user_id FROM comments WHERE id = :id)
     RETURNING username`,
  );
  const barred = db.prepare(
    `SELECT user_id AS userId, username, comment_id AS commentId, barred_at AS barredAt
     FROM barred ORDER BY barred_at DESC, rowid DESC`,
  );

  // Rows come from the server's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  const comments = (rows: readonly unknown[]) => rows as readonly Comment[];
  const find = (id: CommentId) => comments(byId.all(id))[0];
  const ofAuthor = (userId: string) => comments(byAuthor.all(userId));

  return {
    find,
    list: () => comments(all.all()),
    ofPage: (page: PagePath) => comments(byPage.all(page)),
    ofAuthor,
    replies: (id: CommentId) => Number(countReplies.get(id)?.count),

    /** Removes a comment by any author, and returns it. Its replies stay, and its author can still be barred by it for a week. */
    remove(id: CommentId): Comment | undefined {
      const comment = find(id);
      if (comment !== undefined) remember.run(id, comment.userId, comment.username, now().toISOString());
      deleteById.run(id);
      return comment;
    },

    /** Removes all comments of a person, and their account with its sessions. Returns the comments. */
    forget(userId: string): readonly Comment[] {
      const written = ofAuthor(userId);
      deleteByAuthor.run(userId);
      deleteAccount.run(userId);
      forgetDeleted.run(userId);
      return written;
    },

    /** Bars the author of a comment from commenting, even if the owner has just deleted the comment. */
    bar(id: CommentId): Author | undefined {
      // The columns of STRICT tables.
      const author = authorOf.get({ id }) as Author | undefined;
      if (author !== undefined) bar.run(author.userId, author.username, id, now().toISOString());
      return author;
    },

    /** Unbars the person who was barred by this comment, or wrote it. Returns their name. */
    unbar: (id: CommentId) => unbar.all({ id }).map(({ username }) => String(username))[0],

    barred: () => barred.all() as unknown as readonly Barred[],
  };
}
