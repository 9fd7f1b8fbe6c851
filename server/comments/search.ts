import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentList,
  type Cursor,
  cutOff,
  moderatedAtOnce,
  positionAt,
} from '#features/comments/model.ts';
import type { CommentFilter } from '#features/comments/port.ts';
import { query } from '#server/db/query.ts';
import { afterEverything, columns } from './table.ts';

/** A search looks at no more of the newest comments than this, to keep its time short. */
const searched = 20_000;

/** Finds the newest comments of all pages that have a text in them, or those older than a cursor. */
export function createSearch(db: DatabaseSync) {
  db.function('contains', { deterministic: true }, (text, term) =>
    String(text).toLowerCase().includes(String(term)) ? 1 : 0,
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
    const asked = { ...(before ? positionAt(before) : afterEverything), term: search.toLowerCase() };
    const found = by === undefined ? ofAll.all(asked) : byAuthor.all({ ...asked, by });
    const { items, next } = cutOff(found, moderatedAtOnce);
    return { comments: items, next };
  };
}
