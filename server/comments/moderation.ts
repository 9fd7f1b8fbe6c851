import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentList,
  type Cursor,
  cutOff,
  moderatedAtOnce,
} from '#features/comments/model.ts';
import type { CommentFilter } from '#features/comments/port.ts';
import { plainLetters } from '#lib/plain-letters.ts';
import { inTransaction, query } from '#server/db/query.ts';
import { createBanned } from './banned.ts';
import { createHeldComments } from './held.ts';
import { createCommentStore } from './store.ts';
import { columns, newestFrom } from './table.ts';

export type Moderation = ReturnType<typeof createModeration>;

/** What only the owner may do, on the page for moderation. */
export function createModeration(db: DatabaseSync, now: () => Date, onPublish?: (comment: Comment) => void) {
  return { held: createHeldComments(db, onPublish), banned: createBanned(db, now), search: createSearch(db) };
}

/**
 * Removes a person's comments, likes and notices, and their account with its sessions, or nothing. A ban stays: a new account has the same
 * id. Returns the comments that everybody saw. A command of the owner does so, which a running server notices; a trigger of the database
 * leaves tombstones here as well.
 */
export const forgetPerson = (db: DatabaseSync, now: () => Date, userId: string): readonly Comment[] =>
  inTransaction(db, () => {
    const written = createCommentStore(db, now).own.remove(userId);
    db.prepare('DELETE FROM "user" WHERE id = ?').run(userId);
    db.prepare('DELETE FROM deleted_by_owner WHERE user_id = ?').run(userId);
    db.prepare('DELETE FROM notices WHERE recipient = ?').run(userId);
    db.prepare('DELETE FROM notice_mails WHERE recipient = ?').run(userId);
    return written;
  });

/** A search looks at no more of the newest comments than this, to keep its time short. */
const searched = 20_000;

/** Finds the newest comments of all pages that have a text in them, or those older than a cursor. */
function createSearch(db: DatabaseSync) {
  db.function('contains', { deterministic: true }, (text, term) =>
    plainLetters(String(text)).includes(String(term)) ? 1 : 0,
  );
  const newestWhere = (condition: string) =>
    query<Comment>(
      db,
      `SELECT ${columns} FROM (
         SELECT * FROM comments WHERE (created_at, id) < (:createdAt, :id) AND ${condition}
         ORDER BY created_at DESC, id DESC LIMIT ${searched})
       WHERE contains(body, :term) OR contains(username, :term)
       ORDER BY created_at DESC, id DESC LIMIT ${moderatedAtOnce + 1}`,
    );
  const ofAll = newestWhere('true');
  const byAuthor = newestWhere('user_id = :by');

  return ({ search = '', by }: CommentFilter, before?: Cursor): CommentList => {
    const asked = { ...newestFrom(before), term: plainLetters(search) };
    const found = by === undefined ? ofAll.all(asked) : byAuthor.all({ ...asked, by });
    const { items, next } = cutOff(found, moderatedAtOnce);
    return { comments: items, next };
  };
}
