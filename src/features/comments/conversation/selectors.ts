import { type Comment, type CommentId, comparePositions, positionAt, type Thread } from '../model.ts';
import { asComment, isFrom, stateOf, type UnsentState } from './outbox.ts';
import { type State, writerOf } from './state.ts';
import { commentIn } from './thread-list.ts';

/** A comment as its reader sees it, which may be ahead of what the backend has acknowledged. */
export interface Shown extends Comment {
  /** Written here and not acknowledged yet. */
  readonly unsent?: UnsentState;
  /** Changed here and not acknowledged yet. */
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
  readonly hasOlder: boolean;
  /** Older threads that links named. */
  readonly beyond: readonly ShownThread[];
  readonly unreadCount: number;
  readonly total: number;
}

export function viewOf(state: State): View {
  const { list, deletions, unread } = state;
  const unsent = unsentOf(state);
  const isKnown = new Set([...list.threads, ...list.beyond].map(({ id }) => id));
  const added = [...unsent.map(threadOf), state.form.kind === 'replying' ? state.form.thread : null]
    .filter((id) => id !== null && !isKnown.has(id))
    .toReversed();
  const front = [...new Set(added)].flatMap((id) => (id ? [emptyThread(id)] : []));
  const shown = (threads: readonly Thread[]) =>
    threads.flatMap((thread) => shownThread(state, thread, unsent) ?? []);
  return {
    threads: shown([...front, ...list.threads]),
    hasOlder: list.next !== null,
    beyond: shown(list.beyond),
    unreadCount: [...unread].filter((id) => commentIn(list, id)).length,
    total: Math.max(0, list.total - [...deletions].filter((id) => commentIn(list, id)).length),
  };
}

/** Where an unsent comment will be: a thread of its own, or that of its parent. */
const threadOf = ({ id, parentId }: Comment) => parentId ?? id;

const emptyThread = (id: CommentId): Thread => ({ id, top: null, replies: [], more: 0, next: null });

function unsentOf(state: State): readonly Shown[] {
  const { outbox, page, list, isAuth, reader } = state;
  const writer = writerOf(state);
  const signedIn = !isAuth ? 'no' : reader ? 'yes' : 'not known yet';
  return outbox.entries
    .filter(
      (entry) => entry.page === page && (!writer || isFrom(entry, writer)) && !commentIn(list, entry.id),
    )
    .map((entry) => ({ ...asComment(entry, writer), unsent: stateOf(outbox, entry.id, signedIn) }));
}

function shownThread(state: State, thread: Thread, unsent: readonly Shown[]): ShownThread | null {
  const { unread, form } = state;
  if (thread.top && unread.has(thread.top.id)) return null;
  const top =
    (thread.top && shownComment(state, thread.top)) ?? unsent.find(({ id }) => id === thread.id) ?? null;
  const replies = thread.replies.flatMap((reply) => shownComment(state, reply) ?? []);
  const end = thread.next && positionAt(thread.next);
  const isFurther = (reply: Shown) => end !== null && comparePositions(reply, end) > 0;
  const own = unsent.filter(({ parentId }) => parentId === thread.id);
  const shown = {
    id: thread.id,
    top,
    replies: replies.filter((reply) => !isFurther(reply)),
    more: thread.more,
    further: [...replies.filter(isFurther), ...own],
  };
  const isInUse = form.kind === 'replying' && form.thread === thread.id;
  const isEmpty = !top && replies.length + own.length + thread.more === 0;
  return isEmpty && !isInUse ? null : shown;
}

function shownComment({ deletions, unread, edits }: State, comment: Comment): Shown | null {
  if (deletions.has(comment.id) || unread.has(comment.id)) return null;
  const body = edits.get(comment.id);
  return body === undefined ? comment : { ...comment, body, isSaving: true };
}

/** Every comment on the screen, from top to bottom. */
export function visibleComments(state: State): readonly Shown[] {
  const { threads, beyond } = viewOf(state);
  return [...threads, ...beyond].flatMap(({ top, replies, further }) => [
    ...(top ? [top] : []),
    ...replies,
    ...further,
  ]);
}

/** The comment below another one, if there is any. */
export function commentAfter(state: State, id: CommentId): CommentId | null {
  const ids = visibleComments(state).map((comment) => comment.id);
  return ids[ids.indexOf(id) + 1] ?? null;
}
