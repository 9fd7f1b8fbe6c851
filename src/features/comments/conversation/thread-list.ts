import {
  type Comment,
  type CommentId,
  type Cursor,
  comparePositions,
  cursorAt,
  positionAt,
  type ReplyPage,
  type Thread,
  type ThreadPage,
} from '../model.ts';

/** What is known of a page's comments. */
export interface ThreadList {
  /** The newest threads without a gap, newest first. */
  readonly threads: readonly Thread[];
  /** Where older threads begin; null when there are none. */
  readonly next: Cursor | null;
  /** Threads that a link named, from beyond `next`. */
  readonly beyond: readonly Thread[];
  readonly total: number;
  /** Deleted. An id is never used again, so a late answer can't bring one of these back. */
  readonly removed: ReadonlySet<CommentId>;
}

export const emptyList: ThreadList = {
  threads: [],
  next: null,
  beyond: [],
  total: 0,
  removed: new Set(),
};

export const allThreads = ({ threads, beyond }: ThreadList): readonly Thread[] => [...threads, ...beyond];

export const commentsOf = ({ top, replies }: Thread): readonly Comment[] =>
  top ? [top, ...replies] : replies;

export function commentIn(list: ThreadList, id: CommentId): Comment | undefined {
  for (const thread of allThreads(list)) {
    const found = commentsOf(thread).find((comment) => comment.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Takes in the newest threads. Loaded older ones stay if they follow without a gap, and those of `kept` in any case. */
export function withFirstPage(list: ThreadList, page: ThreadPage, kept: readonly CommentId[]): ThreadList {
  const fresh = page.threads.map((thread) => merged(list, thread));
  const isFresh = new Set(fresh.map(({ id }) => id));
  const last = list.threads.findLastIndex(({ id }) => isFresh.has(id));
  const isJoined = page.next !== null && last >= 0;
  const older = isJoined ? list.threads.slice(last + 1) : [];
  const threads = [...fresh, ...older];
  const isListed = new Set(threads.map(({ id }) => id));
  const isWhole = page.next === null;
  const beyond = allThreads(list)
    .filter(({ id }) => !isListed.has(id))
    .filter((thread) => kept.includes(thread.id) || (!isWhole && list.beyond.includes(thread)))
    .map((thread) => (isWhole ? { ...thread, top: null, replies: [] } : thread));
  const next = isJoined ? list.next : page.next;
  return withGone({ ...list, threads, next, beyond, total: page.total }, list, page, last);
}

/** Marks as removed what the newest answer should hold and doesn't. */
function withGone(list: ThreadList, before: ThreadList, page: ThreadPage, last: number): ThreadList {
  const isKnown = new Set(allThreads(list).flatMap((thread) => commentsOf(thread).map(({ id }) => id)));
  const covered = page.next === null ? allThreads(before) : before.threads.slice(0, last + 1);
  const gone = covered
    .flatMap(commentsOf)
    .map(({ id }) => id)
    .filter((id) => !isKnown.has(id));
  return gone.length === 0 ? list : { ...list, removed: new Set([...list.removed, ...gone]) };
}

/** Takes in the threads after `next`. */
export function withOlderPage(list: ThreadList, page: ThreadPage): ThreadList {
  const isKnown = new Set(list.threads.map(({ id }) => id));
  const older = page.threads.filter(({ id }) => !isKnown.has(id)).map((thread) => merged(list, thread));
  const isOlder = new Set(older.map(({ id }) => id));
  return {
    ...list,
    threads: [...list.threads, ...older],
    next: page.next,
    beyond: list.beyond.filter(({ id }) => !isOlder.has(id)),
    total: page.total,
  };
}

/** Takes in a thread that was asked for by name. */
export function withThread(list: ThreadList, thread: Thread): ThreadList {
  const isKnown = allThreads(list).some(({ id }) => id === thread.id);
  if (!isKnown) return { ...list, beyond: [...list.beyond, merged(list, thread)] };
  return mapThread(list, thread.id, () => merged(list, thread));
}

/** Takes in the replies of a thread after its cursor. */
export function withReplies(list: ThreadList, id: CommentId, page: ReplyPage): ThreadList {
  return mapThread(list, id, (thread) => {
    const replies = inOrder([...thread.replies, ...alive(list, page.replies)]);
    const arrived = replies.length - thread.replies.length;
    const more = page.next === null ? 0 : Math.max(0, thread.more - arrived);
    return { ...thread, replies, more, next: page.next };
  });
}

export interface Upserted {
  /** 'unclear': it belongs where nothing was loaded, so only the backend can say whether it is new. */
  readonly kind: 'known' | 'new' | 'unclear';
  readonly list: ThreadList;
}

/** Takes in one comment. Within the loaded range, an unknown comment is new. Outside of it, only the reader's own is added. */
export function withComment(list: ThreadList, comment: Comment, isOwn: boolean): Upserted {
  if (list.removed.has(comment.id)) return { kind: 'known', list };
  if (commentIn(list, comment.id)) return { kind: 'known', list: replaced(list, comment) };
  const thread = allThreads(list).find(({ id }) => id === comment.parentId);
  const end = comment.parentId === null ? list.next : (thread?.next ?? null);
  const order = end === null ? 0 : comparePositions(comment, positionAt(end));
  const isClear = comment.parentId === null ? order >= 0 : thread !== undefined && order <= 0;
  const kind = isClear ? 'new' : 'unclear';
  if (!isClear && !(isOwn && (thread || comment.parentId === null))) return { kind, list };
  const added = thread ? withReply(list, thread.id, comment) : withTop(list, comment);
  return { kind, list: { ...added, total: list.total + 1 } };
}

function withTop(list: ThreadList, top: Comment): ThreadList {
  const thread: Thread = { id: top.id, top, replies: [], more: 0, next: null };
  const older = list.threads.findIndex((each) => each.top !== null && comparePositions(each.top, top) < 0);
  return { ...list, threads: list.threads.toSpliced(older < 0 ? list.threads.length : older, 0, thread) };
}

const withReply = (list: ThreadList, id: CommentId, reply: Comment) =>
  mapThread(list, id, (thread) => ({ ...thread, replies: inOrder([...thread.replies, reply]) }));

/** Takes a comment away. A thread whose top is gone stays, as a tombstone. `isKnown` says whether it was there. */
export function withoutComment(list: ThreadList, id: CommentId): { list: ThreadList; isKnown: boolean } {
  const comment = commentIn(list, id);
  const removed = new Set(list.removed).add(id);
  if (!comment) return { list: { ...list, removed }, isKnown: list.removed.has(id) };
  const without = mapThread(list, comment.parentId ?? id, (thread) => ({
    ...thread,
    top: thread.top?.id === id ? null : thread.top,
    replies: thread.replies.filter((reply) => reply.id !== id),
  }));
  return { list: { ...without, removed, total: Math.max(0, list.total - 1) }, isKnown: true };
}

const replaced = (list: ThreadList, comment: Comment) =>
  mapThread(list, comment.parentId ?? comment.id, (thread) => ({
    ...thread,
    top: thread.top?.id === comment.id ? comment : thread.top,
    replies: thread.replies.map((reply) => (reply.id === comment.id ? comment : reply)),
  }));

/** A fresh answer about a thread, with the replies that were loaded from beyond where it ends. */
function merged(list: ThreadList, fresh: Thread): Thread {
  const known = allThreads(list).find(({ id }) => id === fresh.id);
  const end = fresh.next;
  const isIn = new Set(fresh.replies.map(({ id }) => id));
  const further = end
    ? (known?.replies ?? []).filter(
        (each) => !isIn.has(each.id) && comparePositions(each, positionAt(end)) > 0,
      )
    : [];
  const replies = inOrder([...fresh.replies, ...further]);
  const more = Math.max(0, fresh.more - further.length);
  const top = fresh.top && list.removed.has(fresh.top.id) ? null : fresh.top;
  return {
    id: fresh.id,
    top,
    replies: alive(list, replies),
    more,
    next: more === 0 ? null : furtherEnd(known, replies, end),
  };
}

/** How far the replies are known without a gap. */
function furtherEnd(
  known: Thread | undefined,
  replies: readonly Comment[],
  fresh: Cursor | null,
): Cursor | null {
  if (!fresh || !known || known.replies.length === 0) return fresh;
  const last = replies.at(-1);
  const reached = known.next ?? (last && cursorAt(last));
  return reached && reached > fresh ? reached : fresh;
}

const alive = (list: ThreadList, comments: readonly Comment[]) =>
  comments.filter(({ id }) => !list.removed.has(id));

const inOrder = (comments: readonly Comment[]) =>
  [...new Map(comments.map((comment) => [comment.id, comment])).values()].sort(comparePositions);

function mapThread(list: ThreadList, id: CommentId, change: (thread: Thread) => Thread): ThreadList {
  const each = (thread: Thread) => (thread.id === id ? change(thread) : thread);
  return { ...list, threads: list.threads.map(each), beyond: list.beyond.map(each) };
}
