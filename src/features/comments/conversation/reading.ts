import { type CommentId, commentIdSchema, type ThreadPage } from '../model.ts';
import type { Change, Outcome } from '../port.ts';
import { begunFormsRescued } from './begun-forms.ts';
import { commentRemoved, reloaded, unclear } from './reloading.ts';
import { visibleComments } from './selectors.ts';
import { type EventOf, type State, type Step, step, writerOf } from './state.ts';
import {
  allThreads,
  commentIn,
  commentsOf,
  withComment,
  withFirstPage,
  withOlderPage,
  withReplies,
  withThread,
} from './thread-list.ts';

export function pageLoaded(state: State, outcome: Outcome<ThreadPage>): Step {
  const isOutdated = state.loading === 'twice';
  if (isOutdated && state.hasLoaded) return step({ ...state, loading: 'once' }, { kind: 'load-page' });
  if (!outcome.ok) {
    const failures = state.failures + 1;
    const failed = { ...state, loading: 'no', failures, problem: outcome.problem } as const;
    return step(failed, { kind: 'load-page-later', failures });
  }
  const page = outcome.value;
  const arrived = page.threads.flatMap(commentsOf).filter(({ id }) => !commentIn(state.list, id));
  const loaded = {
    ...state,
    list: withFirstPage(state.list, page, keptThreads(state)),
    hasLoaded: true,
    loading: 'no',
    failures: 0,
    problem: null,
    unread: state.hasLoaded ? withUnread(state, arrived) : state.unread,
  } as const;
  return isOutdated ? reloaded(loaded) : step(loaded);
}

/** Threads that somebody is at work in. */
function keptThreads({ form, linked, list }: State): readonly CommentId[] {
  const ids = [form.kind === 'replying' ? form.thread : form.kind === 'editing' ? form.id : null, linked?.id];
  return allThreads(list)
    .filter((thread) => ids.includes(thread.id) || commentsOf(thread).some(({ id }) => ids.includes(id)))
    .map(({ id }) => id);
}

/** While somebody is reading, what others wrote waits, so that nothing moves under their eyes. */
function withUnread(state: State, arrived: readonly { id: CommentId; userId: string }[]) {
  if (!state.isReading) return state.unread;
  const others = arrived.filter((comment) => !isOwn(state, comment));
  return others.length === 0 ? state.unread : new Set([...state.unread, ...others.map(({ id }) => id)]);
}

const isOwn = (state: State, { id, userId }: { readonly id: CommentId; readonly userId: string }) =>
  userId === writerOf(state)?.uid || state.outbox.entries.some((entry) => entry.id === id);

export function changed(state: State, change: Change): Step {
  switch (change.kind) {
    case 'stale':
      return reloaded(state);
    case 'disconnected':
      return step({ ...state, problem: { kind: 'unavailable' } });
    case 'removed':
      return commentRemoved(sinceAsked(state), change.id);
    case 'upserted': {
      const { comment } = change;
      if (!state.hasLoaded) return step(sinceAsked(state));
      const { kind, list } = withComment(state.list, comment, isOwn(state, comment));
      const next = {
        ...sinceAsked(state),
        list,
        unread: kind === 'new' ? withUnread(state, [comment]) : state.unread,
      };
      return kind === 'unclear' ? unclear(next, comment) : step(next);
    }
  }
}

/** An answer that is on its way may not know of this change yet. */
const sinceAsked = (state: State): State => (state.loading === 'no' ? state : { ...state, loading: 'twice' });

/** More of what is there already. */
export function moreAsked(state: State, what: 'older' | CommentId): Step {
  const thread = allThreads(state.list).find(({ id }) => id === what);
  const end = what === 'older' ? state.list.next : thread?.next;
  if (!end || state.more.get(what) === 'loading') return step(state);
  const next = { ...state, more: new Map(state.more).set(what, 'loading' as const) };
  return what === 'older'
    ? step(next, { kind: 'load-older', before: end })
    : step(next, { kind: 'load-replies', thread: what, after: end });
}

export function moreLoaded(state: State, event: EventOf<'older-loaded' | 'replies-loaded'>): Step {
  const what = event.type === 'older-loaded' ? 'older' : event.thread;
  const more = new Map(state.more);
  if (!event.outcome.ok) return step({ ...state, more: more.set(what, 'failed') });
  more.delete(what);
  const list = listWith(state, event);
  const known = new Set(visibleComments(state).map(({ id }) => id));
  const first = visibleComments({ ...state, list }).find(({ id }) => !known.has(id));
  return step({ ...state, list, more, focus: first ? { kind: 'comment', id: first.id } : state.focus });
}

/** An answer to a question that is not the current one any more would leave a gap. */
function listWith({ list }: State, event: EventOf<'older-loaded' | 'replies-loaded'>) {
  if (event.type === 'older-loaded')
    return event.outcome.ok && event.before === list.next ? withOlderPage(list, event.outcome.value) : list;
  const thread = allThreads(list).find(({ id }) => id === event.thread);
  return event.outcome.ok && thread?.next === event.after
    ? withReplies(list, event.thread, event.outcome.value)
    : list;
}

/** The page's address names a comment, or none. It is looked for when the newest threads are there. */
export function linkFollowed(state: State, id: string | null): Step {
  if (id === null) return step({ ...state, linked: null });
  const parsed = commentIdSchema.safeParse(id);
  if (!parsed.success) return step({ ...state, linked: { id, status: 'missing' } });
  if (!state.hasLoaded) return step({ ...state, linked: { id, status: 'waiting' } });
  if (!commentIn(state.list, parsed.data))
    return step({ ...state, linked: { id, status: 'searching' } }, { kind: 'find', id: parsed.data });
  return step({ ...state, linked: { id, status: 'shown' }, focus: { kind: 'comment', id: parsed.data } });
}

export function threadFound(state: State, event: EventOf<'thread-found'>): Step {
  const { id, outcome } = event;
  const isLinked = state.linked?.id === id && state.linked.status === 'searching';
  if (!outcome.ok) {
    const linked = outcome.problem.kind === 'not-found' ? ({ id, status: 'missing' } as const) : null;
    return begunFormsRescued(isLinked ? { ...state, linked } : state, id);
  }
  const found = { ...state, list: withThread(state.list, outcome.value) };
  return isLinked ? linkFollowed(found, id) : step(found);
}

export function unreadShown(state: State): Step {
  const next = { ...state, unread: new Set<CommentId>() };
  const first = visibleComments(next).find(({ id }) => state.unread.has(id));
  return step({ ...next, focus: first ? { kind: 'comment', id: first.id } : state.focus });
}
