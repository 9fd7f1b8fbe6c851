import { type Comment, type CommentId, type PagePath, type Thread, threadIdOf } from '../model.ts';
import type { State } from './state.ts';
import { allComments, commentIn, newThread, threadIn } from './thread-list.ts';

/** A comment as its reader sees it, which may be ahead of what the backend has acknowledged. */
export interface VisibleComment extends Comment {
  /** 'deleted' is still there for the backend, and can perhaps be brought back. */
  readonly status?: 'unsent' | 'held' | 'saving' | 'deleted';
}

/** Replies come in order, but unsent ones are last. */
export interface VisibleThread extends Thread {
  top: VisibleComment | null;
  replies: VisibleComment[];
}

/** What a component for one comment needs. */
export interface InThread {
  readonly comment: VisibleComment;
  readonly thread: VisibleThread;
}

export type View = ReturnType<typeof viewOf>;

export function viewOf(state: State, page: PagePath) {
  const { list, unread, form, reader, held } = state;
  const unsent = state.unsent.filter(
    ({ id, pathName, userId }) =>
      // One that another page has refused is shown on any: that page may take no comments any more.
      userId === reader?.uid && (pathName === page || state.pending.has(id)),
  );
  const waiting = held.filter(({ id }) => !list.removed.has(id));
  // What only its writer sees.
  const drawn = [
    ...unsent.map((each): VisibleComment => ({ ...each, status: 'unsent' })),
    ...waiting.map(
      (each): VisibleComment => ({ ...each, status: isDeleted(state, each.id) ? 'deleted' : 'held' }),
    ),
  ].filter(({ id }) => !commentIn(list, id));
  // A comment whose answer is being dealt with is still kept as unsent.
  const own = [...new Map(drawn.map((each) => [each.id, each])).values()];
  const inUse = [...own.map(threadIdOf), ...(form ? [form.thread] : [])];
  const unlisted = [...new Set(inUse.toReversed())].filter((id) => !threadIn(list, id));
  const deletions = state.deletions.filter(({ id }) => isDeleted(state, id) && commentIn(list, id));
  const shown = (threads: readonly Thread[]) =>
    threads.flatMap((thread) => visibleThread(state, thread, own));
  return {
    threads: shown([...unlisted.map((id) => newThread(id)), ...list.threads]),
    /** Older threads that links named. */
    beyond: shown(list.beyond),
    unreadCount: [...unread].filter((id) => commentIn(list, id)).length,
    total: Math.max(0, list.total - deletions.length),
  };
}

/** Nothing for a thread that has nothing to show. */
function visibleThread(
  state: State,
  thread: Thread,
  own: readonly VisibleComment[],
): VisibleThread | readonly [] {
  const { id, more } = thread;
  const tops = thread.top ? withEdits(state, [thread.top]) : own.filter((each) => each.id === id);
  const top = tops[0] ?? null;
  const replies = [...withEdits(state, thread.replies), ...own.filter(({ parentId }) => parentId === id)];
  const isEmpty = !top && replies.length + more === 0 && state.form?.thread !== id;
  const isUnread = thread.top !== null && state.unread.has(id);
  return isEmpty || isUnread ? [] : { ...thread, top, replies };
}

/** Whether this reader has deleted it. A form in which they edit it stays open until the backend has deleted it. */
export function isDeleted({ deletions, reader, form }: State, id: CommentId): boolean {
  const isEdited = form?.kind === 'edit' && form.id === id;
  return !isEdited && deletions.some((each) => each.id === id && each.userId === reader?.uid);
}

function withEdits(state: State, comments: readonly Comment[]): readonly VisibleComment[] {
  return comments.flatMap((comment): VisibleComment | readonly [] => {
    if (state.unread.has(comment.id)) return [];
    if (isDeleted(state, comment.id)) return { ...comment, status: 'deleted' };
    const now = state.pending.get(comment.id);
    return now?.kind === 'saving' ? { ...comment, body: now.body, status: 'saving' } : comment;
  });
}

/** Every comment on the screen, from top to bottom. */
export function visibleComments(state: State, page: PagePath): readonly Comment[] {
  return allComments(viewOf(state, page));
}
