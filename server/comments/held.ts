import type { DatabaseSync } from 'node:sqlite';
import { type Comment, type CommentId, heldAtOnce } from '#features/comments/model.ts';
import { hasToWait } from '#features/comments/policy.ts';
import { counter, inTransaction, query } from '#server/db/query.ts';
import { columns, commentTable } from './table.ts';

/** Comments that wait for the owner's approval, and which ones have to. What `onPublish` writes is stored with the approval. */
export function createHeldComments(db: DatabaseSync, onPublish: (comment: Comment) => void = () => {}) {
  const held = commentTable(db, 'held_comments');
  const published = commentTable(db, 'comments');
  const inOrder = (rest: string) => query<Comment>(db, `SELECT ${columns} FROM held_comments ${rest}`);
  const ofPerson = inOrder('WHERE user_id = ? ORDER BY created_at, id');
  const oldest = inOrder(`ORDER BY created_at, id LIMIT ${heldAtOnce}`);
  const known = query(db, 'SELECT 1 FROM comments WHERE user_id = ? LIMIT 1');
  const holding = query(db, 'SELECT 1 FROM moderation WHERE holds_newcomers = 1');
  const setHolding = db.prepare('INSERT OR REPLACE INTO moderation (id, holds_newcomers) VALUES (1, ?)');
  const isHolding = () => holding.get() !== undefined;

  return {
    ...held,
    isHolding,
    count: counter(db, 'SELECT count(*) AS count FROM held_comments'),
    setHolding: (holdsNewcomers: boolean) => void setHolding.run(holdsNewcomers ? 1 : 0),

    /** Whether a comment has to wait: the first of a person who has none on the site. */
    mustHold: ({ body, userId }: Comment) => hasToWait(body, isHolding()) && known.get(userId) === undefined,
    ofPerson: (userId: string) => ofPerson.all(userId),
    oldest: () => oldest.all(),

    /** Publishes a held comment, if it isn't yet, and returns it, or undefined. */
    approve(id: CommentId): Comment | undefined {
      const comment = held.find(id);
      if (comment === undefined) return published.find(id);
      inTransaction(db, () => {
        published.add(comment);
        held.remove(id);
        onPublish(comment);
      });
      return comment;
    },
  };
}
