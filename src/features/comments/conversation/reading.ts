import { retryDelay } from '#lib/retry-delay.ts';
import { type Comment, type CommentId, commentIdSchema, type Thread, threadIdOf } from '../model.ts';
import type { Change, CommentsPort, Outcome } from '../port.ts';
import type { Conversation } from './conversation.ts';
import { loadMine, updateCounts } from './likes.ts';
import type { State } from './state.ts';
import {
  allComments,
  commentIn,
  commentsOf,
  isInRange,
  threadIn,
  withComment,
  withNewest,
  withOlderPage,
  withoutComment,
  withReplies,
  withThread,
} from './thread-list.ts';
import { visibleComments } from './view.ts';

/** Loads the newest threads, and loads them again if something changes while they load. Without an answer, it tries again later. */
export async function loadNewest(conversation: Conversation): Promise<void> {
  // A load that is under way asks again because of this.
  conversation.changes++;
  if (conversation.state.isLoading) return;
  conversation.set({ isLoading: true });
  for (let asked = 0; asked !== conversation.changes; ) {
    asked = conversation.changes;
    const newest = await conversation.ask(({ threads }) => threads(conversation.page));
    if (!newest.ok) {
      conversation.set({ isLoading: false, isOffline: true });
      const again = () => conversation.state.isOffline && void loadNewest(conversation);
      conversation.later('load', retryDelay(conversation.failedLoads++, 60), again);
      return;
    }
    conversation.failedLoads = 0;
    const { list, hasLoaded, form, linked } = conversation.state;
    if (asked !== conversation.changes && hasLoaded) continue;
    const comments = newest.value.threads.flatMap(commentsOf);
    const known = new Set(allComments(list).map(({ id }) => id));
    const arrived = comments.filter(
      (each) => !known.has(each.id) && isInRange(threadIn(list, threadIdOf(each)) ?? list, each),
    );
    const unread = hasLoaded ? withUnread(conversation.state, arrived) : conversation.state.unread;
    // This person is writing in the thread, or has followed a link to it.
    const isInUse = (thread: Thread) =>
      form?.thread === thread.id || commentsOf(thread).some(({ id }) => id === linked?.id);
    const fresh = withNewest(hasLoaded ? list : { ...list, threads: [] }, newest.value, isInUse);
    updateCounts(conversation, newest.value.likes, [conversation.page, ...comments.map(({ id }) => id)]);
    conversation.setList(fresh, { hasLoaded: true, isOffline: false, unread });
    if (!hasLoaded) void seekLinked(conversation);
  }
  conversation.set({ isLoading: false });
  void loadMine(conversation);
}

function withUnread(state: State, arrived: readonly Comment[]): ReadonlySet<CommentId> {
  const ofOthers = arrived.filter(({ userId }) => userId !== state.reader?.uid);
  return new Set([...state.unread, ...ofOthers.map(({ id }) => id)]);
}

/** Applies a change that the backend reports, in any order and any number of times. */
export function applyChange(conversation: Conversation, change: Change): void {
  // An answer that is on its way may not know of this change yet.
  conversation.changes++;
  if (change.kind === 'upserted') applyUpsert(conversation, change.comment, change.isNew);
  else if (change.kind === 'removed') applyRemoval(conversation, change.id);
  else if (change.kind === 'liked') updateCounts(conversation, change.likes);
  else if (change.kind === 'disconnected') conversation.set({ isOffline: true });
  else void loadNewest(conversation);
}

function applyUpsert(conversation: Conversation, comment: Comment, isNew = false): void {
  const { list, hasLoaded, sending } = conversation.state;
  if (!hasLoaded) return;
  // What this tab is sending is new, too.
  const { kind, list: changed } = withComment(list, comment, isNew || comment.id === sending);
  conversation.setList(changed, kind === 'new' ? { unread: withUnread(conversation.state, [comment]) } : {});
  if (kind === 'unclear') void loadNewest(conversation);
}

function applyRemoval(conversation: Conversation, id: CommentId): void {
  const { list, hasLoaded } = conversation.state;
  const isUnknown = !commentIn(list, id) && !list.removed.has(id);
  conversation.setList(withoutComment(list, id));
  // The total may have counted it.
  if (hasLoaded && isUnknown) void loadNewest(conversation);
}

/** Asks until no change has come while the answer was on its way, because the answer may not know of it. */
async function askAgainIfChanged<Value>(
  conversation: Conversation,
  question: (comments: CommentsPort) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { changes } = conversation;
  const answer = await conversation.ask(question);
  return answer.ok && conversation.changes !== changes ? askAgainIfChanged(conversation, question) : answer;
}

/** Loads older threads, or more replies of a thread, and focuses the first of them. Resolves to whether that worked. */
export async function loadMore(conversation: Conversation, of: 'older' | CommentId): Promise<boolean> {
  const nextOf = ({ list }: State) => (of === 'older' ? list.next : threadIn(list, of)?.next);
  const cursor = nextOf(conversation.state);
  if (!cursor) return true;
  const answer = await (of === 'older'
    ? askAgainIfChanged(conversation, ({ threads }) => threads(conversation.page, cursor))
    : askAgainIfChanged(conversation, ({ replies }) => replies(conversation.page, of, cursor)));
  if (!answer.ok) return false;
  // An answer to an outdated question would leave a gap.
  if (nextOf(conversation.state) !== cursor) return true;
  const { value } = answer;
  const { list } = conversation.state;
  const known = new Set(visibleComments(conversation.state, conversation.page).map(({ id }) => id));
  updateCounts(conversation, value.likes);
  conversation.setList('threads' in value ? withOlderPage(list, value) : withReplies(list, of, value));
  focusFirst(conversation, (id) => !known.has(id));
  return true;
}

export function showUnread(conversation: Conversation): void {
  const { unread } = conversation.state;
  conversation.set({ unread: new Set() });
  focusFirst(conversation, (id) => unread.has(id));
}

function focusFirst(conversation: Conversation, isMeant: (id: CommentId) => boolean): void {
  const first = visibleComments(conversation.state, conversation.page).find(({ id }) => isMeant(id));
  if (first) conversation.set({ focus: `comment ${first.id}` });
}

/** Goes to the comment that the page's address names ('#comment-abc1234'), as soon as the newest threads are loaded. */
export function followLink(conversation: Conversation, hash: string): void {
  const id = hash.startsWith('#comment-') ? hash.slice('#comment-'.length) : null;
  conversation.set({ linked: id === null ? null : { id, status: 'wanted' } });
  void seekLinked(conversation);
}

export async function seekLinked(conversation: Conversation): Promise<void> {
  const { linked, hasLoaded, backend } = conversation.state;
  if (linked?.status !== 'wanted' || !hasLoaded || !backend) return;
  const id = commentIdSchema.safeParse(linked.id).data;
  const problem = id ? await loadThreadOf(conversation, id) : 'not-found';
  // Another link was followed in the meantime.
  if (conversation.state.linked !== linked) return;
  if (!id || problem === 'not-found') return conversation.set({ linked: { ...linked, status: 'missing' } });
  if (problem) return conversation.set({ linked: null });
  // It may be unread. The page moves to it anyway.
  conversation.set({ unread: new Set(), linked: { ...linked, status: 'shown' }, focus: `comment ${id}` });
}

/** Loads the thread of a comment, if the comment is not known yet. Resolves to the kind of refusal, or null. */
export async function loadThreadOf(conversation: Conversation, id: CommentId) {
  const { state, page } = conversation;
  // What waits to be sent, or for approval, is only on the screen.
  if (commentIn(state.list, id) || visibleComments(state, page).some((shown) => shown.id === id)) return null;
  const outcome = await askAgainIfChanged(conversation, ({ find }) => find(conversation.page, id));
  if (!outcome.ok) return outcome.problem.kind;
  updateCounts(conversation, outcome.value.likes);
  conversation.setList(withThread(conversation.state.list, outcome.value));
  return null;
}
