import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentDraft,
  type CommentId,
  commentBy,
  type PagePath,
  type Posted,
  type Reader,
} from '#features/comments/model.ts';
import { mayChange, mayRemove, mayReplyTo } from '#features/comments/policy.ts';
import type { Outcome } from '#features/comments/port.ts';
import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import type { Clock } from '#server/clock.ts';
import { columns, insertInto } from './columns.ts';
import { createHeldComments } from './held.ts';

/** How many comments of one person may wait for approval. */
const maxHeld = 20;
const hour = 60 * 60;

export interface Added {
  readonly comment: Posted;
  /** False when the same author posted this id before; then nothing was stored again. */
  readonly isNew: boolean;
}
export type CommentStore = ReturnType<typeof createCommentStore>;

/** Comments on SQLite. Every rule of policy.ts is applied here, so no route can forget one. */
export function createCommentStore(db: DatabaseSync, now: Clock, maxPerPage = Number.POSITIVE_INFINITY) {
  const held = createHeldComments(db);
  const byId = db.prepare(`SELECT ${columns} FROM comments WHERE id = ?`);
  const insert = db.prepare(insertInto('comments'));
  const setBody = db.prepare('UPDATE comments SET body = ? WHERE id = ?');
  const deleteById = db.prepare('DELETE FROM comments WHERE id = ?');
  const barred = db.prepare('SELECT 1 FROM barred WHERE user_id = ?');
  const countOf = db.prepare('SELECT count(*) AS count FROM comments WHERE path_name = ?');
  const tombstone = db.prepare('SELECT 1 FROM tombstones WHERE id = ?');
  const remember = db.prepare('INSERT OR REPLACE INTO deleted_by_owner VALUES (?, ?, ?, ?)');

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
      const waiting = held.find(draft.id);
      if (waiting?.userId === reader.uid && waiting.pathName === page)
        return success({ comment: { ...waiting, isHeld: true }, isNew: false });
      // The id of a deleted comment stays taken, so that a late retry can't restore the comment.
      if ((stored ?? waiting) !== undefined || tombstone.get(draft.id) !== undefined)
        return failure({ kind: 'invalid', problems: [words.idTaken] });
      if (isBarred(reader)) return failure({ kind: 'forbidden' });
      if (draft.parentId !== null) {
        const allowed = mayReplyTo(find(draft.parentId), page);
        if (!allowed.ok) return allowed;
      }
      if (isFull(page)) return failure({ kind: 'invalid', problems: [words.pageIsFull] });
      // A lone surrogate can't be written as UTF-8, and the answer has to be what is stored.
      const body = draft.body.toWellFormed();
      const comment = commentBy(reader, { ...draft, body }, page, now().toISOString());
      if (!reader.isOwner && held.mustHold(comment)) {
        if (held.countOf(reader.uid) >= maxHeld)
          return failure({ kind: 'rate-limited', retryAfterSeconds: hour });
        held.add(comment);
        return success({ comment: { ...comment, isHeld: true }, isNew: true });
      }
      insert.run({ ...comment });
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

    /**
     * Removes a comment, also one that waits for approval, and returns it if it was there. Its replies stay, under the tombstone
     * that a trigger leaves. The author of one that the owner removes can still be barred by it for a week.
     */
    remove(id: CommentId, reader: Reader): Outcome<Posted | undefined> {
      const waiting = held.find(id);
      const comment = waiting ?? find(id);
      if (comment === undefined) return success(undefined);
      if (!mayRemove(comment, reader)) return failure({ kind: 'forbidden' });
      if (!mayChange(comment, reader.uid))
        remember.run(id, comment.userId, comment.username, now().toISOString());
      if (waiting === undefined) deleteById.run(id);
      else held.remove(id);
      return success({ ...comment, isHeld: waiting !== undefined });
    },

    /** The reader's own comments that wait for approval. */
    heldOf: ({ uid }: Reader) => held.ofPerson(uid),
  };
}
