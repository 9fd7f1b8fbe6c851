import type { DatabaseSync } from 'node:sqlite';
import {
  type Barred,
  type Comment,
  type CommentId,
  type CommentList,
  type Cursor,
  cutOff,
  moderatedAtOnce,
  type PagePath,
  positionAt,
} from '#features/comments/model.ts';
import type { CommentFilter } from '#features/comments/port.ts';
import type { Clock } from '#server/clock.ts';
import { columns } from './columns.ts';
import { createHeldComments } from './held.ts';

type Author = Pick<Barred, 'userId' | 'username'>;
export type Moderation = ReturnType<typeof createModeration>;

/** A search looks at no more of the newest comments than this, to keep its time short. */
const searched = 20_000;
const newest = '9999-12-31T23:59:59.999Z_zzzzzzz' as Cursor;

/**
 * What only the owner may do: on the page for moderation, and on the machine of the database, which a running server notices. A trigger of the database leaves
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
     UNION ALL SELECT user_id, username FROM held_comments WHERE id = :id
     UNION ALL SELECT user_id, username FROM deleted_by_owner WHERE comment_id = :id`,
  );
  const remember = db.prepare('INSERT OR REPLACE INTO deleted_by_owner VALUES (?, ?, ?, ?)');
  const forgetDeleted = db.prepare('DELETE FROM deleted_by_owner WHERE user_id = ?');
  const unbar = db.prepare(
    `DELETE FROM barred WHERE comment_id = :id OR user_id = (SELECT user_id FROM comments WHERE id = :id)
     RETURNING username`,
  );
  const allow = db.prepare('DELETE FROM barred WHERE user_id = ?');
  const deleteHeldByAuthor = db.prepare('DELETE FROM held_comments WHERE user_id = ?');
  const barred = db.prepare(
    `SELECT user_id AS userId, username, comment_id AS commentId, barred_at AS barredAt
     FROM barred ORDER BY barred_at DESC, rowid DESC`,
  );

  db.function('contains', { deterministic: true }, (text, term) =>
    String(text).toLowerCase().includes(String(term)) ? 1 : 0,
  );
  const search = (condition: string) =>
    db.prepare(
      `SELECT ${columns} FROM (
         SELECT * FROM comments WHERE (created_at, id) < (:createdAt, :id) AND ${condition}
         ORDER BY created_at DESC, id DESC LIMIT ${searched})
       WHERE contains(body, :term) OR contains(username, :term)
       ORDER BY created_at DESC, id DESC LIMIT ${moderatedAtOnce + 1}`,
    );
  const searchAll = search('true');
  const searchByAuthor = search('user_id = :by');
  const held = createHeldComments(db);

  // Rows come from the server's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  const comments = (rows: readonly unknown[]) => rows as readonly Comment[];
  const find = (id: CommentId) => comments(byId.all(id))[0];
  const whoWrote = (id: CommentId) => authorOf.get({ id }) as Author | undefined;
  const ofAuthor = (userId: string) => comments(byAuthor.all(userId));

  return {
    find,
    held,

    /** The newest comments of all pages, or those older than a cursor. */
    search({ search = '', by }: CommentFilter, before: Cursor = newest): CommentList {
      const asked = { ...positionAt(before), term: search.toLowerCase() };
      const rows = comments(by === undefined ? searchAll.all(asked) : searchByAuthor.all({ ...asked, by }));
      const { items, next } = cutOff(rows, moderatedAtOnce);
      return { comments: items, next };
    },
    list: () => comments(all.all()),
    ofPage: (page: PagePath) => comments(byPage.all(page)),
    ofAuthor,
    replies: (id: CommentId) => Number(countReplies.get(id)?.count),

    /** Removes a comment by any author, and returns it. Its replies stay, and its author can still be barred by it for a week. */
    remove(id: CommentId): Comment | undefined {
      const comment = find(id) ?? held.find(id);
      if (comment !== undefined) remember.run(id, comment.userId, comment.username, now().toISOString());
      deleteById.run(id);
      held.remove(id);
      return comment;
    },

    /** Removes all comments of a person, and their account with its sessions. Returns the comments. */
    forget(userId: string): readonly Comment[] {
      const written = ofAuthor(userId);
      deleteByAuthor.run(userId);
      deleteHeldByAuthor.run(userId);
      deleteAccount.run(userId);
      forgetDeleted.run(userId);
      return written;
    },

    authorOf: whoWrote,

    /** Bars the author of a comment from commenting, even if the owner has just deleted the comment. */
    bar(id: CommentId): Author | undefined {
      const author = whoWrote(id);
      if (author !== undefined) bar.run(author.userId, author.username, id, now().toISOString());
      return author;
    },

    /** Unbars the person who was barred by this comment, or wrote it. Returns their name. */
    unbar: (id: CommentId) => unbar.all({ id }).map(({ username }) => String(username))[0],

    allow: (userId: string) => void allow.run(userId),

    barred: () => barred.all() as unknown as readonly Barred[],
  };
}
