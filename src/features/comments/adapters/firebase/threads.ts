import { failure, success } from '#lib/outcome.ts';
import {
  type Comment,
  type CommentId,
  type Cursor,
  commentIdSchema,
  comparePositions,
  cursorAt,
  firstReplies,
  type Likes,
  type PagePath,
  type Position,
  repliesAtOnce,
  type Subject,
  type Thread,
  threadsAtOnce,
} from '../../model.ts';
import type { CommentsPort, Outcome } from '../../port.ts';
import type { FirebaseConfig } from './app.ts';
import {
  commentsOfPage,
  type FirestoreRest,
  likesPath,
  parseComment,
  parseComments,
  parseLikes,
  parseTombstone,
  repliesOfThreads,
  tombstonesOfPage,
  topsOfPage,
  Unreachable,
} from './rest.ts';

/** What one page of threads costs at most, in documents read, however many comments there are. */
export const documentsPerPage = 60;
/** Threads and tombstones of a page together are at most 30, which is what one `IN` filter takes. */
const tombstonesAtOnce = 10;

/** A position before all comments. */
export const beforeAll: Position = {
  createdAt: '0000-01-01T00:00:00.000Z',
  id: commentIdSchema.parse('0000000'),
};

/** Reads comments from Firestore in pages, the same way for everyone, signed in or not. */
export function firestoreThreads(
  rest: FirestoreRest,
  { owner, likes = false }: Pick<FirebaseConfig, 'owner' | 'likes'> = {},
): Pick<CommentsPort, 'threads' | 'replies' | 'find'> {
  /** Reads the counts of a page, without which comments still show. Resolves to a function that picks those of what an answer has. */
  async function likesOfPage(page: PagePath) {
    const found = likes ? await rest.get([likesPath(page)]).catch(() => null) : null;
    const counts = parseLikes(found?.[0]);
    return (shown: readonly Subject[]): { readonly likes?: Likes } => {
      const some = shown.flatMap((subject) => (counts[subject] ? [[subject, counts[subject]] as const] : []));
      return found ? { likes: Object.fromEntries(some) } : {};
    };
  }

  return {
    threads: (page, before) =>
      reached(async () => {
        // The threads take two requests, one after the other, and the number of comments one.
        const [list, total, likesOf] = await Promise.all([
          threadList(rest, page, documentsPerPage - Number(likes), before),
          rest.count(commentsOfPage(page)),
          likesOfPage(page),
        ]);
        const shown = [page, ...list.threads.flatMap(idsIn)];
        return success({ ...list, total, ...(owner && { owners: [owner] }), ...likesOf(shown) });
      }),
    replies: (page, thread, after) =>
      reached(async () => {
        const [{ comments: replies, next }, likesOf] = await Promise.all([
          rest.comments(repliesOfThreads(thread), 'ASCENDING', repliesAtOnce, after),
          likesOfPage(page),
        ]);
        return success({ replies, next, ...likesOf(replies.map(({ id }) => id)) });
      }),
    find: (page, id) =>
      reached(async () => {
        const [found, likesOf] = await Promise.all([find(rest, page, id), likesOfPage(page)]);
        return found.ok ? success({ ...found.value, ...likesOf(idsIn(found.value)) }) : found;
      }),
  };
}

const idsIn = ({ top, replies }: Thread) => (top ? [top, ...replies] : replies).map(({ id }) => id);

async function threadList(rest: FirestoreRest, page: PagePath, limit: number, before: Cursor | undefined) {
  const [tops, tombstones] = await Promise.all([
    // One more of each tells whether there are more.
    rest.list(topsOfPage(page), 'DESCENDING', threadsAtOnce + 1, before),
    rest.list(tombstonesOfPage(page), 'DESCENDING', tombstonesAtOnce + 1, before),
  ]);
  const { places, isCutOff } = mergedPlaces(
    { found: tops.map(parseComment), limit: threadsAtOnce },
    { found: tombstones.map(parseTombstone), limit: tombstonesAtOnce },
  );
  const ids = places.map(({ id }) => id);
  const replies = await firstRepliesOf(rest, ids, limit - tops.length - tombstones.length);
  const topOf = new Map(tops.flatMap(parseComments).map((top) => [top.id, top]));
  const threads = ids
    .map((id) => threadFrom(id, topOf.get(id) ?? null, replies.get(id) ?? noReplies))
    .filter(isShown);
  const shown = threads.slice(0, threadsAtOnce);
  const isWhole = shown.length === threads.length;
  const end = isWhole ? places.at(-1) : places.find(({ id }) => id === shown.at(-1)?.id);
  return { threads: shown, next: end && (isCutOff || !isWhole) ? cursorAt(end) : null };
}

/** The oldest `limit` replies of several threads, so that what was read of each is its beginning, and how many replies each has. */
async function firstRepliesOf(rest: FirestoreRest, threads: readonly CommentId[], limit: number) {
  if (threads.length === 0) return new Map<CommentId, Replies>();
  const found = await rest.list(repliesOfThreads(...threads), 'ASCENDING', limit);
  const replies = found.flatMap(parseComments);
  const isComplete = replies.length < limit;
  const counted = threads.map(async (id): Promise<readonly [CommentId, Replies]> => {
    const beginning = replies.filter(({ parentId }) => parentId === id);
    const count = isComplete ? beginning.length : await rest.count(repliesOfThreads(id));
    return [id, { beginning, count }];
  });
  return new Map(await Promise.all(counted));
}

async function find(rest: FirestoreRest, page: PagePath, id: CommentId): Promise<Outcome<Thread>> {
  const found = await rest.get([`comments/${id}`, `tombstones/${id}`]);
  const [named] = found.flatMap(parseComments);
  const place = named ?? found.map(parseTombstone)[0];
  if (place?.pathName !== page) return failure({ kind: 'not-found' });
  const threadId = named?.parentId ?? id;
  const [top] = threadId === id ? [named] : (await rest.get([`comments/${threadId}`])).flatMap(parseComments);
  const replies = (await firstRepliesOf(rest, [threadId], firstReplies + 1)).get(threadId) ?? noReplies;
  const thread = threadFrom(threadId, top ?? null, replies, threadId === id ? undefined : named);
  return isShown(thread) ? success(thread) : failure({ kind: 'not-found' });
}

interface Replies {
  /** The oldest ones, which are all that were read. */
  readonly beginning: readonly Comment[];
  readonly count: number;
}
const noReplies: Replies = { beginning: [], count: 0 };

/** A deleted comment without replies is not shown. */
const isShown = ({ top, replies, more }: Thread) => top !== null || replies.length + more > 0;

/** Merges what queries for `limit` and one more found, newest first, as far as all of them reach. Null is an unreadable document. */
function mergedPlaces(...results: readonly { found: readonly (Position | null)[]; limit: number }[]) {
  const lists = results.map(({ found, limit }) => ({
    places: found.slice(0, limit).filter((place) => place !== null),
    isCutOff: found.length > limit,
  }));
  const ends = lists.flatMap(({ places, isCutOff }) => (isCutOff ? (places.at(-1) ?? []) : []));
  const places = lists
    .flatMap((list) => list.places)
    .filter((place) => ends.every((end) => comparePositions(place, end) >= 0))
    .toSorted((a, b) => comparePositions(b, a))
    // A comment that was deleted between the two queries is in both lists.
    .filter((place, index, all) => place.id !== all[index - 1]?.id);
  return { places, isCutOff: ends.length > 0 };
}

/** A thread with its first replies, and after them the one that a link names. */
function threadFrom(
  id: CommentId,
  top: Comment | null,
  { beginning, count }: Replies,
  named?: Comment,
): Thread {
  const first = beginning.slice(0, firstReplies);
  const isThere = named === undefined || first.some((each) => each.id === named.id);
  const replies = isThere ? first : [...first, named];
  const next = count > first.length ? cursorAt(first.at(-1) ?? beforeAll) : null;
  return { id, top, replies, more: Math.max(0, count - replies.length), next };
}

async function reached<Value>(read: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreachable) return failure({ kind: 'unavailable' });
    throw error;
  }
}
