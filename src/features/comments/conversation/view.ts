import { type Comment, type CommentId, type PagePath, type Thread, threadIdOf } from '../model.ts';
import type { State } from './state.ts';
import { allComments, commentIn, newThread, threadIn } from './thread-list.ts';

/** A comment as its reader sees it, which may be ahead of what the backend has acknowledged. */
export interface VisibleComment extends Comment {
  /** 'deleted' is what the reader has deleted and the backend still has: it may be undone. */
  readonly status?: 'unsent' | 'held' | 'saving' | 'deleted';
}

/** Replies come in order, but unsent ones are last. */
export interface VisibleThread extends Thread {
  readonly top: VisibleComment | null;
  readonly replies: VisibleComment[];
}

/** What a component for one comment needs. */
export interface InThread {
  readonly comment: VisibleComment;
  readonly thread: VisibleThread;
}

export type View = ReturnType<typeof viewOf>;

/** What is on the screen: the threads of the page with what the reader has written, deleted and edited, without what is unread. */
export function viewOf(state: State, page: PagePath) {
  const { list, unread, form } = state;
  const own = unpublished(state, page);
  const inUse = [...own.map(threadIdOf), ...(form ? [form.thread] : [])];
  // Newest first, as in the list.
  const unlisted = [...new Set(inUse.toReversed())].filter((id) => !threadIn(list, id));
  const deletions = state.deletions.filter(({ id }) => isDeleted(state, id) && commentIn(list, id));
  const visible = (threads: readonly Thread[]) =>
    threads.map((thread) => visibleThread(state, thread, own)).filter((thread) => thread !== null);
  return {
    threads: visible([...unlisted.map((id) => newThread(id)), ...list.threads]),
    detached: visible(list.detached),
    unreadCount: [...unread].filter((id) => commentIn(list, id)).length,
    total: Math.max(0, list.total - deletions.length),
  };
}

/** The reader's comments that nobody else sees: unsent ones, and those that wait for approval. */
function unpublished(state: State, page: PagePath): readonly VisibleComment[] {
  const { list, reader, pending } = state;
  const unsent = state.unsent
    .filter(({ userId }) => userId === reader?.uid)
    // A refused one is shown on every page: its own may take no comments any more.
    .filter(({ id, pathName }) => pathName === page || pending.has(id))
    .map((comment): VisibleComment => ({ ...comment, status: 'unsent' }));
  const held = state.held
    .filter(({ id }) => !list.removed.has(id))
    .map((comment): VisibleComment => {
      return { ...comment, status: isDeleted(state, comment.id) ? 'deleted' : 'held' };
    });
  // One whose answer has just come is still among the unsent.
  const byId = new Map([...unsent, ...held].map((comment) => [comment.id, comment]));
  return [...byId.values()].filter(({ id }) => !commentIn(list, id));
}

/** Null if the thread has nothing to show. */
function visibleThread(state: State, thread: Thread, own: readonly VisibleComment[]): VisibleThread | null {
  const { id, more } = thread;
  if (thread.top && state.unread.has(id)) return null;
  const top = thread.top ? withOwnChange(state, thread.top) : (own.find((each) => each.id === id) ?? null);
  const published = thread.replies.filter((reply) => !state.unread.has(reply.id));
  const replies = [
    ...published.map((reply) => withOwnChange(state, reply)),
    ...own.filter(({ parentId }) => parentId === id),
  ];
  const isEmpty = !top && replies.length + more === 0 && state.form?.thread !== id;
  return isEmpty ? null : { ...thread, top, replies };
}

function withOwnChange(state: State, comment: Comment): VisibleComment {
  if (isDeleted(state, comment.id)) return { ...comment, status: 'deleted' };
  const pending = state.pending.get(comment.id);
  return pending?.kind === 'saving' ? { ...comment, body: pending.body, status: 'saving' } : comment;
}

/** Whether this reader has deleted it. While they edit it, its form stays open until the backend has deleted it. */
export function isDeleted({ deletions, reader, form }: State, id: CommentId): boolean {
  const isEdited = form?.kind === 'edit' && form.id === id;
  return !isEdited && deletions.some((each) => each.id === id && each.userId === reader?.uid);
}

/** Every comment on the screen, from top to bottom. */
export function visibleComments(state: State, page: PagePath): readonly Comment[] {
  return allComments(viewOf(state, page));
}

/** The status that the writer of an unsent comment, or of an unsent deletion, sees. */
export function unsentStatus(state: State, id: CommentId) {
  const { pending, isAuth, isConfirmed, pause, failures } = state;
  if (pending.get(id)?.kind === 'failed') return 'refused';
  if (!isAuth) return 'signed-out';
  if (pause?.kind === 'limited') return 'limited';
  // A retry doesn't say 'sending' again, so that the text doesn't flicker.
  return pause === null && failures === 0 && isConfirmed ? 'sending' : 'waiting';
}
