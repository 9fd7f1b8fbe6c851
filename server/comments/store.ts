import type { DatabaseSync } from 'node:sqlite';
import type { Comment, CommentDraft, CommentId, PagePath, Reader } from '#features/comments/model.ts';
import { mayChange, mayReplyTo } from '#features/comments/policy.ts';
import type { Outcome } from '#features/comments/port.ts';
import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import type { Clock } from '#server/clock.ts';

/** A comment's columns, by the names of its fields. */
export const columns = `id, body, parent_id AS parentId, user_id AS userId, username, user_img AS userImg,
  created_at AS createdAt, path_name AS pathName`;

export interface Added {
  readonly comment: Comment;
  /** False when the same author posted this id before; then nothing was stored again. */
  readonly isNew: boolean;
}
export type CommentStore = ReturnType<typeof createCommentStore>;

/** Comments on SQLite. Every rule of policy.ts is applied here, so no route can forget one. */
export function createCommentStore(db: DatabaseSync, now: Clock, maxPerPage = Number.POSITIVE_INFINITY) {
  const byId = db.prepare(`SELECT ${columns} FROM comments WHERE id = ?`);
  const insert = db.prepare(
    `INSERT INTO comments (id, body, parent_id, user_id, username, user_img, created_at, path_name)
     VALUES (:id, :body, :parentId, :userId, :username, :userImg, :createdAt, :pathName)`,
  );
  const setBody = db.prepare('UPDATE comments SET body = ? WHERE id = ?');
  const deleteById = db.prepare('DELETE FROM comments WHERE id = ?');
  const barred = db.prepare('SELECT 1 FROM barred WHERE user_id = ?');
  const countOf = db.prepare('SELECT count(*) AS count FROM comments WHERE path_name = ?');
  const tombstone = db.prepare('SELECT 1 FROM tombstones WHERE id = ?');

  // Rows come from this store's own parsed writes into a STRICT table, so they are trusted and not parsed again.
  const find = (id: CommentId) => byId.get(id) as unknown as Comment | undefined;

  const isFull = (page: PagePath) => Number(countOf.get(page)?.count) >= maxPerPage;
  const isBarred = ({ uid }: Reader) => barred.get(uid) !== undefined;

  const change = (id: CommentId, reader: Reader): Outcome<Comment> => {
    const comment = find(id);
    if (comment === undefined) return failure({ kind: 'not-found' });
    return mayChange(comment, reader.uid) ? success(comment) : failure({ kind: 'forbidden' });
  };

  return {
    add(page: PagePath, draft: CommentDraft, reader: Reader): Outcome<Added> {
      const stored = find(draft.id);
      if (stored?.userId === reader.uid && stored.pathName === page) {
        return success({ comment: stored, isNew: false });
      }
      // The id of a deleted comment stays taken, so that a late retry can't restore the comment.
      if (stored !== undefined || tombstone.get(draft.id) !== undefined)
        return failure({ kind: 'invalid', problems: [words.idTaken] });
      if (isBarred(reader)) return failure({ kind: 'forbidden' });
      if (draft.parentId !== null) {
        const allowed = mayReplyTo(find(draft.parentId), page);
        if (!allowed.ok) return allowed;
      }
      if (isFull(page)) return failure({ kind: 'invalid', problems: [words.pageIsFull] });
      const comment: Comment = {
        id: draft.id,
        // A lone surrogate can't be written as UTF-8, and the answer has to be what is stored.
        body: draft.body.toWellFormed(),
        parentId: draft.parentId,
        userId: reader.uid,
        username: reader.displayName,
        userImg: reader.photoURL,
        createdAt: now().toISOString(),
        pathName: page,
      };
      insert.run(comment);
      return success({ comment, isNew: true });
    },

    edit(id: CommentId, body: string, reader: Reader): Outcome<Comment> {
      const own = change(id, reader);
      if (!own.ok) return own;
      // They may still delete what they wrote, but not change it.
      if (isBarred(reader)) return failure({ kind: 'forbidden' });
      const edited = { ...own.value, body: body.toWellFormed() };
      setBody.run(edited.body, id);
      return success(edited);
    },

    /** Removes a comment, and returns it if it was there. Its replies stay, under the tombstone that a trigger leaves. */
    remove(id: CommentId, reader: Reader): Outcome<Comment | undefined> {
      const comment = find(id);
      if (comment && !mayChange(comment, reader.uid)) return failure({ kind: 'forbidden' });
      deleteById.run(id);
      return success(comment);
    },
  };
}
