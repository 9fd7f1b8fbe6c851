import { retryDelay } from '#lib/retry-delay.ts';
import { type Comment, type CommentId, commentIdSchema, type Thread, threadOf } from '../model.ts';
import type { Change, CommentsPort, Outcome, Refusal } from '../port.ts';
import type { Conversation } from './conversation.ts';
import type { State } from './state.ts';
import {
  commentIn,
  commentsOf,
  threadIn,
  withComment,
  withFirstPage,
  withOlderPage,
  withoutComment,
  withReplies,
  withThread,
} from './thread-list.ts';
import { visibleComments } from './view.ts';

/** Loads the newest threads, and loads them again if something changes while they load. */
export async function loadNewest(c: Conversation, failures = 0): Promise<void> {
  c.isOutdated = true;
  if (c.state.isLoading) return;
  c.set({ isLoading: true });
  while (c.isOutdated) {
    c.isOutdated = false;
    const outcome = await c.ask(({ threads }) => threads(c.page));
    if (!outcome.ok) {
      c.set({ isLoading: false, isOffline: true });
      c.later('load', retryDelay(failures, 60), () => loadNewest(c, failures + 1));
      return;
    }
    const { list, hasLoaded, isCurrent } = c.state;
    if (c.isOutdated && hasLoaded) continue;
    const arrived = outcome.value.threads.flatMap(commentsOf).filter(({ id }) => !commentIn(list, id));
    const unread = isCurrent ? withUnread(c.state, arrived) : c.state.unread;
    const fresh = withFirstPage(list, outcome.value, (thread) => isInUse(c.state, thread));
    c.setList(fresh, { hasLoaded: true, isCurrent: true, isOffline: false, unread });
    if (!hasLoaded) void seekLinked(c);
  }
  c.set({ isLoading: false });
}

/** Whether this person is writing in a thread, or came for it. */
function isInUse({ form, linked }: State, thread: Thread): boolean {
  return form?.thread === thread.id || commentsOf(thread).some(({ id }) => id === linked?.id);
}

function withUnread(state: State, arrived: readonly Comment[]): ReadonlySet<CommentId> {
  const ofOthers = arrived.filter(({ userId }) => userId !== state.reader?.uid);
  return new Set([...state.unread, ...ofOthers.map(({ id }) => id)]);
}

/** Applies a change that the backend tells of, in any order and any number of times. */
export function applyChange(c: Conversation, change: Change): void {
  const { list, hasLoaded, isLoading, reader } = c.state;
  // An answer that is on its way may not know of this change yet.
  c.isOutdated ||= isLoading;
  c.changes++;
  let isUnclear = change.kind === 'stale';
  if (change.kind === 'disconnected') c.set({ isOffline: true });
  if (change.kind === 'removed') {
    c.setList(withoutComment(list, change.id));
    isUnclear = hasLoaded && !commentIn(list, change.id) && !list.removed.has(change.id);
  }
  if (change.kind === 'upserted' && hasLoaded) {
    const { comment } = change;
    const { kind, list: now } = withComment(list, comment, comment.userId === reader?.uid);
    c.setList(now, kind === 'new' ? { unread: withUnread(c.state, [comment]) } : {});
    isUnclear = kind === 'unclear';
  }
  if (isUnclear) void loadNewest(c);
}

/** Asks until no change has come while the answer was on its way, because the answer may not know of it. */
async function askAgainIfChanged<Value>(
  c: Conversation,
  question: (comments: CommentsPort) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { changes } = c;
  const answer = await c.ask(question);
  return answer.ok && c.changes !== changes ? askAgainIfChanged(c, question) : answer;
}

/** Loads older threads, or more replies of a thread, and focuses the first of them. Resolves to whether that worked. */
export async function loadMore(c: Conversation, of: 'older' | CommentId): Promise<boolean> {
  const nextOf = ({ list }: State) => (of === 'older' ? list.next : threadIn(list, of)?.next);
  const cursor = nextOf(c.state);
  if (!cursor) return true;
  const answer = await (of === 'older'
    ? askAgainIfChanged(c, ({ threads }) => threads(c.page, cursor))
    : askAgainIfChanged(c, ({ replies }) => replies(c.page, of, cursor)));
  if (!answer.ok) return false;
  // An answer to an outdated question would leave a gap.
  if (nextOf(c.state) !== cursor) return true;
  const { value } = answer;
  const { list } = c.state;
  const known = new Set(visibleComments(c.state, c.page).map(({ id }) => id));
  c.setList('threads' in value ? withOlderPage(list, value) : withReplies(list, of, value));
  focusFirst(c, (id) => !known.has(id));
  return true;
}

export function showUnread(c: Conversation): void {
  const { unread } = c.state;
  c.set({ unread: new Set() });
  focusFirst(c, (id) => unread.has(id));
}

function focusFirst(c: Conversation, isMeant: (id: CommentId) => boolean): void {
  const first = visibleComments(c.state, c.page).find(({ id }) => isMeant(id));
  if (first) c.set({ focus: `comment ${first.id}` });
}

/** Goes to the comment that the page's address names, wherever it is, as soon as the newest threads are there. */
export function followLink(c: Conversation, hash: string): void {
  const id = hash.startsWith('#comment-') ? hash.slice('#comment-'.length) : null;
  c.set({ linked: id === null ? null : { id, status: 'wanted' } });
  void seekLinked(c);
}

export async function seekLinked(c: Conversation): Promise<void> {
  const { linked, hasLoaded, backend } = c.state;
  if (linked?.status !== 'wanted' || !hasLoaded || !backend) return;
  const id = commentIdSchema.safeParse(linked.id);
  const problem = id.success ? await loadThreadOf(c, id.data) : 'not-found';
  if (c.state.linked !== linked) return;
  if (problem) return c.set({ linked: problem === 'not-found' ? { ...linked, status: 'missing' } : null });
  const unread = unreadBesides(c.state, linked.id);
  c.set({ unread, linked: { ...linked, status: 'shown' }, focus: `comment ${linked.id}` });
}

/** What is unread outside the thread of a comment. */
function unreadBesides({ list, unread }: State, id: string): ReadonlySet<CommentId> {
  const comment = commentIn(list, id);
  const thread = comment && threadIn(list, threadOf(comment));
  const shown = thread ? commentsOf(thread).map((each) => each.id) : [];
  return new Set([...unread].filter((each) => !shown.includes(each)));
}

/** Loads the thread of a comment that is not known yet. Resolves to why that failed, or null. */
export async function loadThreadOf(c: Conversation, id: CommentId): Promise<Refusal['kind'] | null> {
  if (commentIn(c.state.list, id)) return null;
  const outcome = await askAgainIfChanged(c, ({ find }) => find(c.page, id));
  if (!outcome.ok) return outcome.problem.kind;
  c.setList(withThread(c.state.list, outcome.value));
  return null;
}
