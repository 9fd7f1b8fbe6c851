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

/** What is known of a page's comments: the newest threads without a gap, up to `next`. */
export interface ThreadList extends ThreadPage {
  /** Threads that were loaded alone, from after `next`: a link names them, or the reader is writing in them. */
  readonly detached: readonly Thread[];
  /** Deleted. An id is never used again, so a late answer can't bring one of these back. */
  readonly removed: ReadonlySet<CommentId>;
}

export function newThread(id: CommentId, top: Comment | null = null): Thread {
  return { id, top, replies: [], more: 0, next: null };
}

export const commentsOf = ({ top, replies }: Thread) => (top ? [top, ...replies] : replies);

type Threads = Pick<ThreadList, 'threads' | 'detached'>;

const allThreads = ({ threads, detached }: Threads) => [...threads, ...detached];

/** In the order of the screen. */
export const allComments = (list: Threads) => allThreads(list).flatMap(commentsOf);

export function threadIn(list: ThreadList, id: string): Thread | undefined {
  return allThreads(list).find((thread) => thread.id === id);
}

export function commentIn(list: ThreadList, id: string): Comment | undefined {
  return allComments(list).find((comment) => comment.id === id);
}

/** Adds the newest threads. Older ones stay if they follow without a gap; after a gap only those that are in use. */
export function withNewest(
  list: ThreadList,
  page: ThreadPage,
  isInUse: (thread: Thread) => boolean,
): ThreadList {
  const newest = page.threads.map((thread) => withKnownReplies(list, thread));
  const last = list.threads.findLastIndex(({ id }) => newest.some((thread) => thread.id === id));
  const hasGap = last < 0;
  if (hasGap || page.next === null) {
    const detached = page.next === null ? [] : without(allThreads(list).filter(isInUse), newest);
    return { ...list, ...page, threads: newest, detached };
  }
  const threads = [...newest, ...list.threads.slice(last + 1)];
  return { ...list, ...page, threads, next: list.next, detached: without(list.detached, threads) };
}

/** Adds the threads after `next`. Changes are counted already, so the total is not taken from there. */
export function withOlderPage(list: ThreadList, { threads, next }: ThreadPage): ThreadList {
  const older = without(threads, list.threads).map((thread) => withKnownReplies(list, thread));
  return { ...list, threads: [...list.threads, ...older], next, detached: without(list.detached, older) };
}

export function withThread(list: ThreadList, thread: Thread): ThreadList {
  const fresh = withKnownReplies(list, thread);
  if (threadIn(list, thread.id)) return mapThread(list, thread.id, () => fresh);
  return { ...list, detached: [...list.detached, fresh] };
}

/** Adds the replies of a thread after its cursor. */
export function withReplies(list: ThreadList, id: string, page: ReplyPage): ThreadList {
  return mapThread(list, id, (thread) => {
    const replies = inOrder(list, [...thread.replies, ...page.replies]);
    const more = thread.more + thread.replies.length - replies.length;
    return { ...thread, replies, more: page.next === null ? 0 : Math.max(0, more), next: page.next };
  });
}

/** Adds or replaces a comment. An unknown one that is not in the loaded range may be old ('unclear'), unless it `isNew`. */
export function withComment(
  list: ThreadList,
  comment: Comment,
  isNew: boolean,
): { readonly kind: 'known' | 'new' | 'unclear'; readonly list: ThreadList } {
  const { id, parentId } = comment;
  if (list.removed.has(id)) return { kind: 'known', list };
  if (commentIn(list, id)) return { kind: 'known', list: replaced(list, id, comment) };
  const thread = parentId === null ? null : threadIn(list, parentId);
  if (thread === undefined) return { kind: 'unclear', list };
  if (!isNew && !isInRange(thread ?? list, comment)) return { kind: 'unclear', list };
  const added = thread ? withNewReply(list, thread, comment) : withNewThread(list, comment);
  return { kind: 'new', list: { ...added, total: list.total + 1 } };
}

/** Whether the threads of a list, or the replies of a thread, are loaded as far as a comment. */
export function isInRange(of: ThreadList | Thread, comment: Comment): boolean {
  if (of.next === null) return true;
  const order = comparePositions(comment, positionAt(of.next));
  return 'top' in of ? order <= 0 : order >= 0;
}

function withNewReply(list: ThreadList, thread: Thread, reply: Comment): ThreadList {
  const replies = inOrder(list, [...thread.replies, reply]);
  return mapThread(list, thread.id, () => ({ ...thread, replies }));
}

function withNewThread(list: ThreadList, top: Comment): ThreadList {
  // Before the tombstones that follow: nobody knows when those were written, and this is almost always the newest.
  const newer = list.threads.findLastIndex((thread) => thread.top && comparePositions(thread.top, top) > 0);
  return { ...list, threads: list.threads.toSpliced(newer + 1, 0, newThread(top.id, top)) };
}

/** Removes a comment. A thread whose top is gone stays, as a tombstone. */
export function withoutComment(list: ThreadList, id: CommentId): ThreadList {
  const total = commentIn(list, id) ? Math.max(0, list.total - 1) : list.total;
  return { ...replaced(list, id, null), removed: new Set(list.removed).add(id), total };
}

function replaced(list: ThreadList, id: CommentId, comment: Comment | null): ThreadList {
  return mapThread(list, commentIn(list, id)?.parentId ?? id, (thread) => ({
    ...thread,
    top: thread.top?.id === id ? comment : thread.top,
    replies: thread.replies.flatMap((reply) => (reply.id === id ? (comment ?? []) : reply)),
  }));
}

/** A fresh answer about a thread, with the replies that were already loaded from after its end. */
function withKnownReplies(list: ThreadList, fresh: Thread): Thread {
  const known = threadIn(list, fresh.id);
  const answered = inOrder(list, fresh.replies);
  const isAfterEnd = (reply: Comment) =>
    fresh.next !== null && comparePositions(reply, positionAt(fresh.next)) > 0;
  const replies = inOrder(list, [...(known?.replies ?? []).filter(isAfterEnd), ...answered]);
  const more = Math.max(0, fresh.more + answered.length - replies.length);
  const top = list.removed.has(fresh.id) ? null : fresh.top;
  return { id: fresh.id, top, replies, more, next: more > 0 ? laterEnd(fresh, known) : null };
}

/** How far the replies of a thread are loaded without a gap. Cursors begin with a time, so as strings they are in order. */
function laterEnd({ next }: Thread, known: Thread | undefined): Cursor | null {
  const lastKnown = known?.replies.at(-1);
  const reached = known?.next ?? (lastKnown && cursorAt(lastKnown));
  return next && reached && reached > next ? reached : next;
}

const without = (threads: readonly Thread[], others: readonly Thread[]) =>
  threads.filter(({ id }) => !others.some((other) => other.id === id));

const inOrder = ({ removed }: ThreadList, comments: readonly Comment[]) =>
  [...new Map(comments.map((comment) => [comment.id, comment])).values()]
    .filter(({ id }) => !removed.has(id))
    .sort(comparePositions);

function mapThread(list: ThreadList, id: string, change: (thread: Thread) => Thread): ThreadList {
  const each = (thread: Thread) => (thread.id === id ? change(thread) : thread);
  return { ...list, threads: list.threads.map(each), detached: list.detached.map(each) };
}
