import { type Comment, type CommentId, comparePositions, positionAt, type Thread } from '../model.ts';
import type { Refusal } from '../port.ts';
import type { State, Unsent } from './state.ts';
import { commentIn, threadIn } from './thread-list.ts';

/** How it stands with a comment that was not sent yet, in the terms of its writer. */
export type UnsentStatus =
  | { readonly kind: 'sending' | 'signed-out' }
  /** `isTried` while an attempt is under way: what may arrive at any moment can't be taken back. */
  | { readonly kind: 'waiting'; readonly isTried: boolean }
  | { readonly kind: 'limited'; readonly until: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A comment as its reader sees it, which may be ahead of what the backend has acknowledged. */
export interface Shown extends Comment {
  readonly unsent?: UnsentStatus;
  readonly isSaving?: boolean;
}

export interface ShownThread {
  readonly id: CommentId;
  /** Null where the comment was deleted, and its replies stay. */
  readonly top: Shown | null;
  readonly replies: readonly Shown[];
  /** How many replies follow that were not loaded. */
  readonly more: number;
  /** What is known from beyond those: one's own, or what a link names. */
  readonly further: readonly Shown[];
}

/** What is on the screen. */
export interface View {
  readonly threads: readonly ShownThread[];
  /** Older threads that links named. */
  readonly beyond: readonly ShownThread[];
  readonly unreadCount: number;
  readonly total: number;
}

/** `page` is where this is: what waits to be sent may be for another one. */
export function viewOf(state: State, page: string): View {
  const { list, pending, unread, form } = state;
  const unsent = state.unsent
    .filter((entry) => entry.page === page && !commentIn(list, entry.id))
    .filter(({ author }) => author.uid === state.reader?.uid)
    .map((entry) => asShown(state, entry));
  const own = [...unsent.map(({ id, parentId }) => parentId ?? id), ...(form ? [form.thread] : [])];
  const front = [...new Set(own.toReversed())]
    .filter((id) => !threadIn(list, id))
    .map((id): Thread => ({ id, top: null, replies: [], more: 0, next: null }));
  const shown = (threads: readonly Thread[]) =>
    threads.flatMap((thread) => shownThread(state, thread, unsent));
  const deletions = [...pending].filter(([id, { kind }]) => kind === 'deleting' && commentIn(list, id));
  return {
    threads: shown([...front, ...list.threads]),
    beyond: shown(list.beyond),
    unreadCount: [...unread].filter((id) => commentIn(list, id)).length,
    total: Math.max(0, list.total - deletions.length),
  };
}

/** None where there is nothing to see of a thread. */
function shownThread(state: State, thread: Thread, unsent: readonly Shown[]): readonly ShownThread[] {
  const { id, more, next } = thread;
  if (thread.top && state.unread.has(thread.top.id)) return [];
  const top = thread.top ? shownComments(state, [thread.top])[0] : unsent.find((each) => each.id === id);
  const loaded = shownComments(state, thread.replies);
  const isFurther = (reply: Shown) => next !== null && comparePositions(reply, positionAt(next)) > 0;
  const replies = loaded.filter((reply) => !isFurther(reply));
  const further = [...loaded.filter(isFurther), ...unsent.filter(({ parentId }) => parentId === id)];
  const isEmpty = !top && replies.length + more + further.length === 0;
  return isEmpty && state.form?.thread !== id ? [] : [{ id, top: top ?? null, replies, more, further }];
}

function shownComments({ pending, unread }: State, comments: readonly Comment[]): readonly Shown[] {
  return comments.flatMap((comment) => {
    const now = pending.get(comment.id);
    if (unread.has(comment.id) || now?.kind === 'deleting') return [];
    return now?.kind === 'saving' ? { ...comment, body: now.body, isSaving: true } : comment;
  });
}

/** An unsent comment as it looks among the others. */
function asShown(state: State, { id, body, parentId, author, writtenAt, page }: Unsent): Shown {
  const { uid: userId, displayName: username, photoURL: userImg } = author;
  const unsent = statusOf(state, id);
  return { id, body, parentId, userId, username, userImg, createdAt: writtenAt, pathName: page, unsent };
}

function statusOf(
  { refused, isAuth, isConfirmed, pause, misses, sending }: State,
  id: CommentId,
): UnsentStatus {
  const refusal = refused.get(id);
  if (refusal) return { kind: 'refused', refusal };
  if (!isAuth) return { kind: 'signed-out' };
  if (pause?.kind === 'limited') return { kind: 'limited', until: pause.until };
  // While a retry is under way after a miss it still says 'waiting', so that the words don't flicker.
  const isWaiting = pause !== null || misses > 0 || !isConfirmed;
  return isWaiting ? { kind: 'waiting', isTried: sending === id } : { kind: 'sending' };
}

/** Every comment on the screen, from top to bottom. */
export function visibleComments(state: State, page: string): readonly Shown[] {
  const { threads, beyond } = viewOf(state, page);
  return [...threads, ...beyond].flatMap(({ top, replies, further }) => [
    ...(top ? [top] : []),
    ...replies,
    ...further,
  ]);
}
