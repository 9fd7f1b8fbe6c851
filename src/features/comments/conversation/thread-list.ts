import {
  type Comment,
  type CommentId,
  comparePositions,
  cursorAt,
  positionAt,
  type ReplyPage,
  type Thread,
  type ThreadPage,
} from '../model.ts';

/** What is known of a page's comments: the newest threads without a gap, up to `next`. */
export interface ThreadList extends ThreadPage {
  /** Threads from beyond `next` that links named. */
  readonly beyond: readonly Thread[];
  /** Deleted. An id is never used again, so a late answer can't bring one of these back. */
  readonly removed: ReadonlySet<CommentId>;
}

export function newThread(id: CommentId, top: Comment | null = null): Thread {
  return { id, top, replies: [], more: 0, next: null };
}

export const commentsOf = ({ top, replies }: Thread) => (top ? [top, ...replies] : replies);

const allThreads = ({ threads, beyond }: Pick<ThreadList, 'threads' | 'beyond'>) => [...threads, ...beyond];

/** In the order of the screen. */
export const allComments = (list: Pick<ThreadList, 'threads' | 'beyond'>) =>
  allThreads(list).flatMap(commentsOf);

export function threadIn(list: ThreadList, id: string): Thread | undefined {
  return allThreads(list).find((thread) => thread.id === id);
}

export function commentIn(list: ThreadList, id: string): Comment | undefined {
  return allComments(list).find((comment) => comment.id === id);
}

/** Adds the newest threads. Older ones stay if they follow without a gap; after a gap only those that are in use. */
export function withFirstPage(
  list: ThreadList,
  page: ThreadPage,
  isInUse: (thread: Thread) => boolean,
): ThreadList {
  const fresh = page.threads.map((thread) => withKnownReplies(list, thread));
  const last = list.threads.findLastIndex(({ id }) => fresh.some((thread) => thread.id === id));
  const isJoined = page.next !== null && last >= 0;
  const threads = isJoined ? [...fresh, ...list.threads.slice(last + 1)] : fresh;
  const beyond = page.next === null ? [] : isJoined ? list.beyond : allThreads(list).filter(isInUse);
  return {
    ...list,
    ...page,
    threads,
    next: isJoined ? list.next : page.next,
    beyond: without(beyond, threads),
  };
}

/** Adds the threads after `next`. Changes are counted already, so the total is not taken from there. */
export function withOlderPage(list: ThreadList, { threads, next }: ThreadPage): ThreadList {
  const older = without(threads, list.threads).map((thread) => withKnownReplies(list, thread));
  return { ...list, threads: [...list.threads, ...older], next, beyond: without(list.beyond, older) };
}

/** Adds one thread, wherever it is. */
export function withThread(list: ThreadList, thread: Thread): ThreadList {
  const fresh = withKnownReplies(list, thread);
  if (threadIn(list, thread.id)) return mapThread(list, thread.id, () => fresh);
  return { ...list, beyond: [...list.beyond, fresh] };
}

/** Adds the replies of a thread after its cursor. */
export function withReplies(list: ThreadList, id: string, page: ReplyPage): ThreadList {
  return mapThread(list, id, (thread) => {
    const replies = inOrder(list, [...thread.replies, ...page.replies]);
    const more = thread.more + thread.replies.length - replies.length;
    return { ...thread, replies, more: page.next === null ? 0 : Math.max(0, more), next: page.next };
  });
}

/** Adds or replaces a comment. An unknown one outside the loaded range may be old ('unclear'); only the reader's own is added there. */
export function withComment(
  list: ThreadList,
  comment: Comment,
  isOwn: boolean,
): { readonly kind: 'known' | 'new' | 'unclear'; readonly list: ThreadList } {
  const { id, parentId } = comment;
  if (list.removed.has(id)) return { kind: 'known', list };
  if (commentIn(list, id)) return { kind: 'known', list: replaced(list, id, comment) };
  const thread = parentId === null ? undefined : threadIn(list, parentId);
  const end = parentId === null ? list.next : thread?.next;
  const order = end ? comparePositions(comment, positionAt(end)) : 0;
  const isClear = parentId === null ? order >= 0 : thread !== undefined && order <= 0;
  const kind = isClear ? 'new' : 'unclear';
  const hasPlace = isClear || (isOwn && (thread !== undefined || parentId === null));
  if (!hasPlace) return { kind, list };
  const total = list.total + 1;
  if (thread) {
    const replies = inOrder(list, [...thread.replies, comment]);
    return { kind, list: { ...mapThread(list, thread.id, () => ({ ...thread, replies })), total } };
  }
  // Before the tombstones that follow: nobody knows when those were written, and this is almost always the newest.
  const newer = list.threads.findLastIndex(({ top }) => top && comparePositions(top, comment) > 0);
  const threads = list.threads.toSpliced(newer + 1, 0, newThread(id, comment));
  return { kind, list: { ...list, threads, total } };
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

/** A fresh answer about a thread, with the replies that were already loaded from beyond its end. */
function withKnownReplies(list: ThreadList, { id, top, replies, more, next }: Thread): Thread {
  const known = threadIn(list, id);
  const fresh = inOrder(list, replies);
  const isFurther = (reply: Comment) => next && comparePositions(reply, positionAt(next)) > 0;
  const all = inOrder(list, [...(known?.replies ?? []).filter(isFurther), ...fresh]);
  const left = Math.max(0, more + fresh.length - all.length);
  const lastKnown = known?.replies.at(-1);
  /** How far the replies were known without a gap. */
  const reached = known?.next ?? (lastKnown && cursorAt(lastKnown));
  return {
    id,
    top: list.removed.has(id) ? null : top,
    replies: all,
    more: left,
    next: left === 0 || !next ? null : reached && reached > next ? reached : next,
  };
}

const without = (threads: readonly Thread[], others: readonly Thread[]) =>
  threads.filter(({ id }) => !others.some((other) => other.id === id));

const inOrder = ({ removed }: ThreadList, comments: readonly Comment[]) =>
  [...new Map(comments.map((comment) => [comment.id, comment])).values()]
    .filter(({ id }) => !removed.has(id))
    .sort(comparePositions);

function mapThread(list: ThreadList, id: string, change: (thread: Thread) => Thread): ThreadList {
  const each = (thread: Thread) => (thread.id === id ? change(thread) : thread);
  return { ...list, threads: list.threads.map(each), beyond: list.beyond.map(each) };
}
