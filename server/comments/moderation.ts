import type { DatabaseSync } from 'node:sqlite';
import type { Comment, CommentId, PagePath } from '#features/comments/model.ts';
import type { Clock } from '#server/clock.ts';
import { counter, inTransaction, query } from '#server/db/query.ts';
import { createBanned } from './banned.ts';
import { createHeldComments } from './held.ts';
import { createSearch } from './search.ts';
import { columns, commentTable } from './table.ts';

export type Moderation = ReturnType<typeof createModeration>;

/**
 * What only the owner may do: on the page for moderation, and on the machine of the database, which a running server notices. A
 * trigger of the database leaves tombstones of top-level comments here as well.
 */
export function createModeration(db: DatabaseSync, now: Clock, onPublish?: (comment: Comment) => void) {
  const comments = commentTable(db, 'comments');
  const held = createHeldComments(db, onPublish);
  const banned = createBanned(db, now);
  const newestFirst = (condition: string) =>
    query<Comment>(
      db,
      `SELECT ${columns} FROM comments WHERE ${condition} ORDER BY created_at DESC, rowid DESC`,
    );
  const all = newestFirst('true');
  const byPage = newestFirst('path_name = ?');
  const byAuthor = newestFirst('user_id = ?');
  const deleteAccount = [db.prepare('DELETE FROM "user" WHERE id = ?')];
  const emptyAccount = [
    db.prepare(`UPDATE "user" SET name = '', image = NULL WHERE id = ?`),
    db.prepare('DELETE FROM session WHERE userId = ?'),
    db.prepare('DELETE FROM reply_mails WHERE user_id = ?'),
  ];

  return {
    held,
    banned,
    search: createSearch(db),
    list: () => all.all(),
    ofPage: (page: PagePath) => byPage.all(page),
    ofAuthor: (userId: string) => byAuthor.all(userId),
    countReplies: counter(db, 'SELECT count(*) AS count FROM comments WHERE parent_id = ?'),

    /** Removes a comment by any author, and returns it. Its replies stay, and its author can still be banned by it for a week. */
    remove(id: CommentId): Comment | undefined {
      const comment = comments.find(id) ?? held.find(id);
      if (comment === undefined) return undefined;
      banned.remember(comment);
      comments.remove(id);
      held.remove(id);
      return comment;
    },

    /**
     * Removes all comments of a person, and their account with its sessions, or nothing. The account of a banned person is emptied
     * instead: a new one would not be banned. Returns the comments that everybody saw.
     */
    forget(userId: string): readonly Comment[] {
      return inTransaction(db, () => {
        const written = comments.removeBy(userId);
        held.removeBy(userId);
        for (const statement of banned.has(userId) ? emptyAccount : deleteAccount) statement.run(userId);
        banned.forget(userId);
        return written;
      });
    },
  };
}
