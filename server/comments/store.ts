import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentDraft,
  type CommentId,
  type Cursor,
  commentBy,
  cutOff,
  type OwnComments,
  ownAtOnce,
  type PagePath,
  type Posted,
  type Reader,
} from '#features/comments/model.ts';
import { mayChange, mayEditTo, mayRemove, mayReplyTo } from '#features/comments/policy.ts';
import type { Outcome, Refusal } from '#features/comments/port.ts';
import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import { inTransaction, query } from '#server/db/query.ts';
import { createBanned } from './banned.ts';
import { createHeldComments } from './held.ts';
import { columns, commentCounter, commentTable, newestFrom } from './table.ts';

/** How many comments of one person may wait for approval. */
const maxHeld = 20;
const hour = 60 * 60;

const forbidden: Refusal = { kind: 'forbidden' };
const invalid = (problem: string): Refusal => ({ kind: 'invalid', problems: [problem] });

export type CommentStore = ReturnType<typeof createCommentStore>;

/** Comments on SQLite, by every rule of policy.ts. What `onAdd` writes about a new comment is stored together with it or not at all. */
export function createCommentStore(
  db: DatabaseSync,
  now: () => Date,
  maxPerPage = Number.POSITIVE_INFINITY,
  onAdd: (comment: Posted) => void = () => {},
) {
  const comments = commentTable(db, 'comments');
  const held = createHeldComments(db);
  const banned = createBanned(db, now);
  const countOf = commentCounter(db);
  const deleted = query(db, 'SELECT 1 FROM tombstones WHERE id = ?');
  const setBody = db.prepare('UPDATE comments SET body = ? WHERE id = ?');
  const removeLikes = db.prepare('DELETE FROM likes WHERE user_id = ?');
  const older = query<Comment>(
    db,
    `SELECT ${columns} FROM comments WHERE user_id = :uid AND (created_at, id) < (:createdAt, :id)
     ORDER BY created_at DESC, id DESC LIMIT ${ownAtOnce + 1}`,
  );

  /** A comment that everybody sees, or one that waits for approval. */
  const find = (id: CommentId): Posted | undefined => {
    const waiting = held.find(id);
    return waiting ? { ...waiting, isHeld: true } : comments.find(id);
  };

  return {
    /** What one person wrote. */
    own: {
      /** Newest first, or those older than a cursor. */
      page(uid: string, before?: Cursor): OwnComments {
        const found = older.all({ uid, ...newestFrom(before) });
        const { items, next } = cutOff(found, ownAtOnce);
        return { comments: items, next, total: comments.countBy(uid) };
      },

      /** Those that wait for approval, oldest first. */
      held: held.ofPerson,

      /** Removes all of them at once, the person's likes, and those that wait for approval. Returns those that everybody saw. A trigger leaves tombstones. */
      remove(uid: string): readonly Comment[] {
        removeLikes.run(uid);
        held.removeBy(uid);
        return comments.removeBy(uid);
      },
    },

    /** `isNew` is false when the same author posted this id before; then nothing was stored again. */
    add(page: PagePath, draft: CommentDraft, reader: Reader): Outcome<{ comment: Posted; isNew: boolean }> {
      const stored = find(draft.id);
      if (stored?.userId === reader.uid && stored.pathName === page)
        return success({ comment: stored, isNew: false });
      // The id of a deleted comment stays taken, because a late retry must not restore the comment.
      if (stored || deleted.get(draft.id)) return failure(invalid(words.idTaken));
      if (banned.has(reader.uid)) return failure(forbidden);
      const allowed = draft.parentId && mayReplyTo(comments.find(draft.parentId), page);
      if (allowed?.ok === false) return allowed;
      if (countOf(page) >= maxPerPage) return failure(invalid(words.pageIsFull));
      const comment = commentBy(reader, draft, page, now().toISOString());
      const isHeld = !reader.isOwner && held.mustHold(comment);
      if (isHeld && held.countBy(reader.uid) >= maxHeld)
        return failure({ kind: 'rate-limited', retryAfterSeconds: hour });
      const posted: Posted = isHeld ? { ...comment, isHeld } : comment;
      inTransaction(db, () => {
        (isHeld ? held : comments).add(comment);
        onAdd(posted);
      });
      return success({ comment: posted, isNew: true });
    },

    /** Only what everybody sees can be edited. */
    edit(id: CommentId, body: string, reader: Reader): Outcome<Comment> {
      const comment = comments.find(id);
      if (comment === undefined) return failure({ kind: 'not-found' });
      // A banned person can still delete their comments, but not edit them.
      if (!mayChange(comment, reader.uid) || banned.has(reader.uid)) return failure(forbidden);
      const allowed = mayEditTo(body, comment, reader);
      if (!allowed.ok) return allowed;
      setBody.run(body, id);
      return success({ ...comment, body });
    },

    /** Removes a comment and returns it if it was there. Replies stay under a tombstone, and the author can be forgotten for a week. */
    remove(id: CommentId, reader: Reader): Outcome<Posted | undefined> {
      const comment = find(id);
      if (comment === undefined) return success(undefined);
      if (!mayRemove(comment, reader)) return failure(forbidden);
      if (!mayChange(comment, reader.uid)) banned.remember(comment);
      (comment.isHeld ? held : comments).remove(id);
      return success(comment);
    },
  };
}
