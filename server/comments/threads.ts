import type { DatabaseSync } from 'node:sqlite';
import {
  type Comment,
  type CommentId,
  type Cursor,
  cursorAt,
  cutOff,
  firstReplies,
  type PagePath,
  type Position,
  positionAt,
  type ReplyPage,
  repliesAtOnce,
  type Subject,
  type Thread,
  type ThreadPage,
  threadsAtOnce,
} from '#features/comments/model.ts';
import { counter, query } from '#server/db/query.ts';
import type { LikeStore } from './likes.ts';
import { columns, commentCounter, commentTable, newestFrom } from './table.ts';

const beforeEverything = { createdAt: '', id: '' };

export type Threads = ReturnType<typeof createThreads>;

/** Reads threads from SQLite. An answer costs no more on a page of 10,000 comments. */
export function createThreads(db: DatabaseSync, owners: () => string[], likes?: LikeStore) {
  const { find } = commentTable(db, 'comments');
  // Comments and tombstones, as two index ranges that SQLite merges: it reads no more rows than it returns.
  const older = query<Position>(
    db,
    `SELECT id, created_at AS createdAt FROM comments
     WHERE path_name = :page AND parent_id IS NULL AND (created_at, id) < (:createdAt, :id)
     UNION ALL
     SELECT id, created_at FROM tombstones
     WHERE path_name = :page AND has_replies = 1 AND (created_at, id) < (:createdAt, :id)
     ORDER BY createdAt DESC, id DESC LIMIT :limit`,
  );
  const areLater = 'path_name = :page AND parent_id = :thread AND (created_at, id) > (:createdAt, :id)';
  const later = query<Comment>(
    db,
    `SELECT ${columns} FROM comments WHERE ${areLater} ORDER BY created_at, id LIMIT :limit`,
  );
  const countLater = counter(db, `SELECT count(*) AS count FROM comments WHERE ${areLater}`);
  const there = query(
    db,
    `SELECT 1 FROM comments WHERE id = :id AND path_name = :page AND parent_id IS NULL
     UNION ALL SELECT 1 FROM tombstones WHERE id = :id AND path_name = :page AND has_replies = 1`,
  );
  const countOf = commentCounter(db);

  const likesOf = (threads: readonly Pick<Thread, 'top' | 'replies'>[], ...more: readonly Subject[]) => {
    const shown = threads.flatMap(({ top, replies }) => (top ? [top, ...replies] : replies));
    return likes && { likes: likes.of([...more, ...shown.map(({ id }) => id)]) };
  };

  const threadOf = (page: PagePath, id: CommentId, named?: Comment): Thread => {
    const first = later.all({ page, thread: id, ...beforeEverything, limit: firstReplies });
    const count = countOf(id);
    const isFurther = named?.parentId === id && !first.some((reply) => reply.id === named.id);
    const replies = isFurther ? [...first, named] : [...first];
    const last = first.at(-1);
    const next = last && count > first.length ? cursorAt(last) : null;
    return { id, top: find(id) ?? null, replies, more: count - replies.length, next };
  };

  const repliesOf = (page: PagePath, thread: CommentId, after: Cursor): ReplyPage => {
    const found = later.all({ page, thread, ...positionAt(after), limit: repliesAtOnce + 1 });
    const { items, next } = cutOff(found, repliesAtOnce);
    return { replies: items, next, ...likesOf([{ top: null, replies: items }]) };
  };

  const findThread = (page: PagePath, id: CommentId): Thread | undefined => {
    const named = find(id);
    if (named !== undefined && named.pathName !== page) return undefined;
    const thread = named?.parentId ?? id;
    return there.get({ page, id: thread }) === undefined ? undefined : threadOf(page, thread, named);
  };

  const articleOf = (page: PagePath) => ({ total: countOf(page), owners: owners() });

  return {
    page(page: PagePath, before?: Cursor): ThreadPage {
      const found = older.all({ page, ...newestFrom(before), limit: threadsAtOnce + 1 });
      const { items, next } = cutOff(found, threadsAtOnce);
      const threads = items.map(({ id }) => threadOf(page, id));
      return { threads, next, ...articleOf(page), ...likesOf(threads, page) };
    },

    /** The replies of a thread after a cursor; none when the page has no such thread. */
    replies: repliesOf,

    /** A page of one thread, with its replies after a cursor; undefined when the page has no such thread. */
    pageOfReplies(page: PagePath, id: CommentId, after: Cursor): ThreadPage | undefined {
      const thread = findThread(page, id);
      if (thread === undefined) return undefined;
      const { replies, next } = repliesOf(page, id, after);
      const more = next === null ? 0 : countLater({ page, thread: id, ...positionAt(next) });
      const threads = [{ ...thread, replies, more, next }];
      return { threads, next: null, ...articleOf(page), ...likesOf(threads, page) };
    },

    /** The thread of a comment, with that comment in it, or undefined when the page has neither. */
    find(page: PagePath, id: CommentId): Thread | undefined {
      const thread = findThread(page, id);
      return thread && { ...thread, ...likesOf([thread]) };
    },
  };
}
