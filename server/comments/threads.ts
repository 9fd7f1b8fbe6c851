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
  type Thread,
  type ThreadPage,
  threadsAtOnce,
} from '#features/comments/model.ts';
import { columns } from './columns.ts';

/** Comments and tombstones, as two index ranges that SQLite merges: it reads no more rows than it returns. */
const olderThreads = `
  SELECT id, created_at AS createdAt FROM comments
  WHERE path_name = :page AND parent_id IS NULL AND (created_at, id) < (:createdAt, :id)
  UNION ALL
  SELECT id, created_at FROM tombstones
  WHERE path_name = :page AND has_replies = 1 AND (created_at, id) < (:createdAt, :id)
  ORDER BY createdAt DESC, id DESC LIMIT :limit`;
const laterReplies = `
  SELECT ${columns} FROM comments
  WHERE path_name = :page AND parent_id = :thread AND (created_at, id) > (:createdAt, :id)
  ORDER BY created_at, id LIMIT :limit`;
const threadIsThere = `
  SELECT 1 FROM comments WHERE id = :id AND path_name = :page AND parent_id IS NULL
  UNION ALL
  SELECT 1 FROM tombstones WHERE id = :id AND path_name = :page AND has_replies = 1`;

/** The queries of a page, exported for the test that reads their query plans. */
export const queries = {
  olderThreads,
  laterReplies,
  threadIsThere,
  countReplies:
    'SELECT count(*) AS count FROM comments WHERE path_name = :page AND parent_id = :thread AND (created_at, id) > (:createdAt, :id)',
  countComments: 'SELECT count(*) AS count FROM comments WHERE path_name = :page',
  byId: `SELECT ${columns} FROM comments WHERE id = :id`,
};

const afterEverything = { createdAt: '9999-12-31T23:59:59.999Z', id: 'zzzzzzz' };
const beforeEverything = { createdAt: '', id: '' };

export type Threads = ReturnType<typeof createThreads>;

/** Reads threads from SQLite. An answer costs no more on a page of 10,000 comments, except for counting them. */
export function createThreads(db: DatabaseSync) {
  const older = db.prepare(queries.olderThreads);
  const later = db.prepare(queries.laterReplies);
  const there = db.prepare(queries.threadIsThere);
  const byId = db.prepare(queries.byId);
  const countReplies = db.prepare(queries.countReplies);
  const countComments = db.prepare(queries.countComments);

  // Rows come from the store's own parsed writes into STRICT tables, so they are trusted and not parsed again.
  const find = (id: CommentId) => byId.get({ id }) as unknown as Comment | undefined;
  const repliesAfter = (
    page: PagePath,
    thread: CommentId,
    { createdAt, id }: typeof beforeEverything,
    limit: number,
  ) => later.all({ page, thread, createdAt, id, limit }) as unknown as readonly Comment[];

  const countAfter = (page: PagePath, thread: CommentId, { createdAt, id }: typeof beforeEverything) =>
    Number(countReplies.get({ page, thread, createdAt, id })?.count);

  const threadOf = (page: PagePath, id: CommentId, named?: Comment): Thread => {
    const first = repliesAfter(page, id, beforeEverything, firstReplies);
    const count = countAfter(page, id, beforeEverything);
    const isFurther = named?.parentId === id && !first.some((reply) => reply.id === named.id);
    const replies = isFurther ? [...first, named] : [...first];
    const last = first.at(-1);
    const next = last && count > first.length ? cursorAt(last) : null;
    return { id, top: find(id) ?? null, replies, more: count - replies.length, next };
  };

  const countOf = (page: PagePath) => Number(countComments.get({ page })?.count);

  const repliesOf = (page: PagePath, thread: CommentId, after: Cursor): ReplyPage => {
    const found = repliesAfter(page, thread, positionAt(after), repliesAtOnce + 1);
    const { items, next } = cutOff(found, repliesAtOnce);
    return { replies: items, next };
  };

  const findThread = (page: PagePath, id: CommentId): Thread | undefined => {
    const named = find(id);
    if (named !== undefined && named.pathName !== page) return undefined;
    const thread = named?.parentId ?? id;
    return there.get({ page, id: thread }) === undefined ? undefined : threadOf(page, thread, named);
  };

  return {
    /** The newest threads of a page, or those older than a cursor. */
    page(page: PagePath, before?: Cursor): ThreadPage {
      const { createdAt, id } = before === undefined ? afterEverything : positionAt(before);
      const limit = threadsAtOnce + 1;
      const found = older.all({ page, createdAt, id, limit }) as unknown as readonly Position[];
      const { items, next } = cutOff(found, threadsAtOnce);
      return { threads: items.map((thread) => threadOf(page, thread.id)), next, total: countOf(page) };
    },

    /** The replies of a thread after a cursor; none when the page has no such thread. */
    replies: repliesOf,

    /** A page of one thread, with its replies after a cursor; undefined when the page has no such thread. */
    pageOfReplies(page: PagePath, id: CommentId, after: Cursor): ThreadPage | undefined {
      const thread = findThread(page, id);
      if (thread === undefined) return undefined;
      const { replies, next } = repliesOf(page, id, after);
      const more = next === null ? 0 : countAfter(page, id, positionAt(next));
      return { threads: [{ ...thread, replies, more, next }], next: null, total: countOf(page) };
    },

    /** The thread of a comment, with that comment in it, or undefined when the page has neither. */
    find: findThread,
  };
}
