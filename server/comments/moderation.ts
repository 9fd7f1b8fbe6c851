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
export type Moderation = ReturnType<typeof createModeration>;

/**
 * What only the owner may, on the machine of the database. A server that runs on it meanwhile notices. Top-level comments
 * leave tombstones here as well: a trigger of the database sees to it.
 */
export function createModeration(db: DatabaseSync, now: Clock) {
  const all = db.prepare(`SELECT ${columns} FROM comments ORDER BY created_at DESC, rowid DESC`);
  const byId = db.prepare(`SELECT ${columns} FROM comments WHERE id = ?`);
  const deleteById = db.prepare('DELETE FROM comments WHERE id = ?');
  const deleteByAuthor = db.prepare('DELETE FROM comments WHERE user_id = ?');
  const deleteAccount = db.prepare('DELETE FROM "user" WHERE id = ?');
  const bar = db.prepare(
    `INSERT INTO barred (user_id, username, comment_id, barred_at)
     VALUES (:userId, :username, :id, :now) ON CONFLICT DO NOTHING`,
  );
  const unbar = db.prepare(
    `DELETE FROM barred WHERE comment_id = :id OR user_id = (SELECT user_id FROM comments WHERE id = :id)
     RETURNING username`,
  );
  const barred = db.prepare(
    `SELECT user_id AS userId, username, comment_id AS commentId, barred_at AS barredAt
     FROM barred ORDER BY barred_at DESC, rowid DESC`,
  );

  // Rows come from the server's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  const list = () => all.all() as unknown as readonly Comment[];
  const find = (id: CommentId) => byId.get(id) as unknown as Comment | undefined;

  return {
    find,
    /** All comments, the newest first. */
    list,
    ofPage: (page: PagePath) => list().filter(({ pathName }) => pathName === page),
    /** Everything by the author of a comment. */
    ofAuthor: (userId: string) => list().filter((comment) => comment.userId === userId),
    replies: (id: CommentId) => list().filter(({ parentId }) => parentId === id).length,

    /** Removes a comment, whoever wrote it, and answers with what it was. Its replies stay. */
    remove(id: CommentId): Comment | undefined {
      const comment = find(id);
      deleteById.run(id);
      return comment;
    },

    /** Removes all that a person wrote, and their account with its sessions. Answers with what they wrote. */
    forget(userId: string): readonly Comment[] {
      const written = list().filter((comment) => comment.userId === userId);
      deleteByAuthor.run(userId);
      deleteAccount.run(userId);
      return written;
    },

    /** Ends the right to comment of the author of a comment. */
    bar(id: CommentId): Comment | undefined {
      const comment = find(id);
      if (comment !== undefined)
        bar.run({ userId: comment.userId, username: comment.username, id, now: now().toISOString() });
      return comment;
    },

    /** Gives it back to whoever was barred by this comment, or wrote it. Answers with their name. */
    unbar(id: CommentId): string | undefined {
      const [username] = unbar.all({ id }).map((row) => String(row.username));
      return username;
    },

    barred: () => barred.all() as unknown as readonly Barred[],
  };
}
