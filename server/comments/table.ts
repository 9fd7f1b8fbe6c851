import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentId,
  type Cursor,
  positionAt,
  type Subject,
} from '#features/comments/model.ts';
import { counter, query } from '#server/db/query.ts';

export const columns = `id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
  created_at AS createdAt, path_name AS pathName`;

/** Where a list begins that has its newest comment first: after everything, or at a cursor. */
export const newestFrom = (before: Cursor | undefined) =>
  before ? positionAt(before) : { createdAt: '9999-12-31T23:59:59.999Z', id: 'zzzzzzz' };

/** The comments that everybody sees, or those that wait for approval. */
export function commentTable(db: DatabaseSync, name: 'comments' | 'held_comments') {
  const byId = query<Comment>(db, `SELECT ${columns} FROM ${name} WHERE id = ?`);
  const insert = db.prepare(
    `INSERT INTO ${name} (id, body, parent_id, user_id, username, user_img, created_at, path_name)
     VALUES (:id, :body, :parentId, :userId, :username, :userImg, :createdAt, :pathName)`,
  );
  const deleteById = db.prepare(`DELETE FROM ${name} WHERE id = ?`);
  const deleteByAuthor = query<Comment>(db, `DELETE FROM ${name} WHERE user_id = ? RETURNING ${columns}`);
  return {
    find: (id: Subject) => byId.get(id),
    add: (comment: Comment) => void insert.run(comment),
    remove: (id: CommentId) => void deleteById.run(id),
    /** Removes what a person wrote, and returns it. */
    removeBy: (userId: string) => deleteByAuthor.all(userId),
    countBy: counter(db, `SELECT count(*) AS count FROM ${name} WHERE user_id = ?`),
  };
}

/** How many comments a page has, or replies a thread: triggers keep the counts. */
export const commentCounter = (db: DatabaseSync): ((subject: Subject) => number) =>
  counter(db, 'SELECT count FROM comment_counts WHERE subject = ?');
