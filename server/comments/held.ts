import type { DatabaseSync } from 'node:sqlite';
import { type Comment, type CommentId, heldAtOnce } from '#features/comments/model.ts';
import { hasToWait } from '#features/comments/policy.ts';
import { columns, insertInto } from './columns.ts';

export type HeldComments = ReturnType<typeof createHeldComments>;

/** Comments that wait for the owner's approval, and which ones have to. */
export function createHeldComments(db: DatabaseSync) {
  const insert = db.prepare(insertInto('held_comments'));
  const publish = db.prepare(insertInto('comments'));
  const deleteById = db.prepare('DELETE FROM held_comments WHERE id = ?');
  const byId = db.prepare(`SELECT ${columns} FROM held_comments WHERE id = ?`);
  const ofPerson = db.prepare(
    `SELECT ${columns} FROM held_comments WHERE user_id = ? ORDER BY created_at, id`,
  );
  const oldest = db.prepare(`SELECT ${columns} FROM held_comments ORDER BY created_at, id LIMIT ?`);
  const countOf = db.prepare('SELECT count(*) AS count FROM held_comments WHERE user_id = ?');
  const known = db.prepare('SELECT 1 FROM comments WHERE user_id = ? LIMIT 1');
  const holding = db.prepare('SELECT holds_newcomers FROM moderation');
  const setHolding = db.prepare('INSERT OR REPLACE INTO moderation (id, holds_newcomers) VALUES (1, ?)');

  // Rows come from the store's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  const find = (id: CommentId) => byId.get(id) as unknown as Comment | undefined;
  const isHolding = () => holding.get()?.holds_newcomers === 1;

  return {
    find,
    isHolding,
    setHolding: (holdsNewcomers: boolean) => void setHolding.run(holdsNewcomers ? 1 : 0),

    /** Whether a comment has to wait: the first of a person who has none on the site. */
    mustHold: ({ body, userId }: Comment) => hasToWait(body, isHolding()) && known.get(userId) === undefined,
    countOf: (userId: string) => Number(countOf.get(userId)?.count),
    add: (comment: Comment) => void insert.run(comment),
    ofPerson: (userId: string) => ofPerson.all(userId) as unknown as readonly Comment[],
    oldest: (limit = heldAtOnce) => oldest.all(limit) as unknown as readonly Comment[],
    remove: (id: CommentId) => void deleteById.run(id),

    /** Makes a held comment one that everybody sees. Returns it, or undefined if there is none. */
    approve(id: CommentId): Comment | undefined {
      const comment = find(id);
      if (comment === undefined) return undefined;
      db.exec('BEGIN IMMEDIATE');
      try {
        publish.run({ ...comment });
        deleteById.run(id);
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
      return comment;
    },
  };
}
