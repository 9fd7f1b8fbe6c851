import { comments as words } from '#language';
import { failure } from '#lib/outcome.ts';
import { parseJson } from '#lib/parse.ts';
import { retryDelay } from '#lib/retry-delay.ts';
import { hasUnsent } from '../drafts.ts';
import type { Comment, CommentId, Subject } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import type { Refusal } from '../port.ts';
import { deletionPrefix, likePrefix, unsentPrefix } from '../storage-keys.ts';
import { lastAnswersMs, otherTabMs } from '../times.ts';
import type { Conversation } from './conversation.ts';
import { setLikes, unsentLikeSchema, withLike } from './likes.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import type { Deletion } from './state.ts';
import { commentIn } from './thread-list.ts';

/** Sends what this browser keeps, one at a time over all tabs: deletions that can't be undone any more, then comments, then likes. */
export async function sendNext(conversation: Conversation): Promise<void> {
  const { unsent, pending, backend, isConfirmed, reader, sending, pause, likes } = conversation.state;
  if (!backend || !isConfirmed || sending || pause) return;
  const deletion = dueDeletion(conversation, Date.now());
  const comment = unsent.find(({ id, userId }) => userId === reader?.uid && !pending.has(id));
  const like = likes.unsent.find(({ userId }) => userId === reader?.uid);
  if (deletion)
    await inTurn(conversation, deletionPrefix, deletion.id, () => sendDeletion(conversation, deletion));
  else if (comment)
    await inTurn(conversation, unsentPrefix, comment.id, () => sendComment(conversation, comment));
  else if (like)
    await inTurn(conversation, likePrefix, like.subject, () => sendLike(conversation, like.subject));
  else return;
  await sendNext(conversation);
}

/** Sends what is stored under a key when it is this tab's turn, unless another tab has sent it by then, or it was taken back. */
async function inTurn(
  conversation: Conversation,
  prefix: string,
  id: Subject,
  send: () => Promise<void>,
): Promise<void> {
  conversation.set({ sending: id });
  // The next tab gets its turn after the answer has been dealt with, and finds the key gone.
  await exclusively(async () => {
    if (conversation.store.get(prefix + id) !== null) await send();
  });
  const { pause, failures } = conversation.state;
  conversation.set({ sending: null, failures: pause?.kind === 'offline' ? failures : 0 });
  // The key may be gone without an event. What the state still had would be sent again and again.
  conversation.readStore();
}

/** Waits until no tab is sending, and keeps the others from it. */
export const exclusively = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('comments-outbox', work) : work();

/** The first of the reader's deletions that can't be undone any more; later for another tab's. If there is none, sets a timer for the next. */
function dueDeletion(conversation: Conversation, now: number): Deletion | undefined {
  const { deletions, reader, pending } = conversation.state;
  const own = deletions.filter(({ userId }) => userId === reader?.uid);
  const dueAt = ({ id, until }: Deletion) => {
    const isClockSetBack = until > now + undoSeconds * 1000;
    if (isClockSetBack) return now;
    return pending.has(id) ? until : until + otherTabMs;
  };
  const due = own.find((each) => dueAt(each) <= now);
  if (!due && own.length > 0)
    conversation.later('deletion', Math.min(...own.map(dueAt)) - now, () => sendNext(conversation));
  return due;
}

async function sendComment(conversation: Conversation, comment: Comment): Promise<void> {
  const { id, parentId, pathName } = comment;
  const outcome = await conversation.ask((comments) => comments.post(pathName, comment));
  if (!outcome.ok)
    return handleRefusal(conversation, outcome.problem, (refusal) =>
      conversation.setPending(id, { kind: 'failed', to: 'post', refusal }),
    );
  const { held } = conversation.state;
  const isHere = pathName === conversation.page;
  if (outcome.value.isHeld) {
    conversation.set({ held: isHere ? [...held, comment] : held, message: words.held });
  } else if (isHere) {
    if (parentId) await loadThreadOf(conversation, parentId);
    applyChange(conversation, { kind: 'upserted', comment: outcome.value });
    conversation.set({ message: words.posted });
  }
  conversation.store.remove(unsentPrefix + id);
}

/** Takes a comment off the screen. The outbox deletes it after ten seconds without Undo, or when the page is left. */
export function deleteComment(
  conversation: Conversation,
  { id, pathName }: Pick<Comment, 'id' | 'pathName'>,
  isByKeyboard: boolean,
): void {
  if (!conversation.state.reader) return;
  conversation.setPending(id, { kind: 'deleting' });
  keepDeletion(conversation, { id, pathName, userId: conversation.state.reader.uid });
  conversation.set({
    // At Undo, the time begins when the focus leaves it.
    focus: isByKeyboard ? `undo ${id}` : `deleted ${id}`,
    message: words.canBeUndone(undoSeconds),
  });
}

/** Stores a deletion for the outbox. The time to undo it begins now, again if it was stored before. */
export function keepDeletion(conversation: Conversation, deletion: Omit<Deletion, 'until'>): void {
  const kept: Deletion = { ...deletion, until: Date.now() + undoSeconds * 1000 };
  conversation.store.set(deletionPrefix + deletion.id, JSON.stringify(kept));
}

export function undo(conversation: Conversation, id: CommentId): void {
  conversation.setPending(id);
  conversation.store.remove(deletionPrefix + id);
  conversation.set({ focus: `comment ${id}`, message: words.undone });
}

async function sendDeletion(conversation: Conversation, deletion: Deletion): Promise<void> {
  const { id, pathName } = deletion;
  const { pending, list } = conversation.state;
  // An unsent comment that was taken back is deleted silently, in case it has arrived.
  const isShown = pending.has(id) || commentIn(list, id) !== undefined;
  // From here on it can't be undone, in any tab.
  conversation.store.set(deletionPrefix + id, JSON.stringify({ ...deletion, until: 0 }));
  const outcome = await conversation.ask((comments) => comments.remove(id));
  if (!outcome.ok)
    return handleRefusal(conversation, outcome.problem, (refusal) => {
      conversation.setPending(id, { kind: 'failed', to: 'delete', refusal });
      conversation.store.remove(deletionPrefix + id);
    });
  if (isShown || pathName === conversation.page) applyChange(conversation, { kind: 'removed', id });
  conversation.store.remove(deletionPrefix + id);
  // Of many deletions, the last one is announced.
  if (isShown && conversation.state.deletions.length === 0) conversation.set({ message: words.deleted });
}

/** Sends a like in its current state. If its heart is pressed again before the answer, the opposite is sent next. */
async function sendLike(conversation: Conversation, subject: Subject): Promise<void> {
  const { store } = conversation;
  const key = likePrefix + subject;
  const kept = store.get(key);
  const like = parseJson(unsentLikeSchema, kept);
  if (!like) return store.remove(key);
  const { pathName, isLiked } = like;
  setLikes(conversation, { sending: { subject } });
  const outcome = await conversation.ask(
    async ({ likes }) => (await likes?.set(pathName, subject, isLiked)) ?? failure({ kind: 'forbidden' }),
  );
  const { sending } = conversation.state.likes;
  setLikes(conversation, { sending: null });
  if (!outcome.ok)
    return handleRefusal(conversation, outcome.problem, (refusal) => {
      store.remove(key);
      setLikes(conversation, { failed: { subject, refusal } });
    });
  const { counts, mine } = conversation.state.likes;
  setLikes(conversation, {
    counts: counts && { ...counts, [subject]: sending?.count ?? outcome.value },
    mine: withLike(mine, subject, isLiked),
  });
  if (store.get(key) === kept) store.remove(key);
}

/** Sends the reader's deletions that `isMeant` selects at once, all together, although they could still be undone. */
export async function sendNow(conversation: Conversation, isMeant: (deletion: Deletion) => boolean) {
  const { deletions, reader, isConfirmed } = conversation.state;
  const due = deletions.filter((each) => each.userId === reader?.uid && isMeant(each));
  if (due.length === 0 || !isConfirmed) return;
  // The outbox waits until these are answered.
  conversation.set({ sending: due[0]?.id ?? null });
  await Promise.all(due.map((deletion) => sendDeletion(conversation, deletion)));
  conversation.set({ sending: null });
  await sendNext(conversation);
}

/** Sends the deletions, asks before anything unsent is lost, and signs out. Resolves to false if signing out failed. */
export async function signOut(conversation: Conversation): Promise<boolean> {
  // Once it is this tab's turn, what was being sent has its answer.
  const allAnswered = sendNow(conversation, () => true).then(() => exclusively(async () => {}));
  // Without a network there may be no answer for a long time.
  await Promise.race([allAnswered, new Promise((resolve) => setTimeout(resolve, lastAnswersMs))]);
  if (hasUnsent(conversation.store) && !confirm(words.signOutWarning)) return true;
  const outcome = await conversation.state.backend?.reader.signOut();
  if (outcome?.ok) conversation.set({ focus: 'sign-in' });
  return outcome?.ok ?? true;
}

/** Pauses the outbox if there is no connection or the person is too fast. A refusal of this one thing is handed to `fail`. */
function handleRefusal(conversation: Conversation, refusal: Refusal, fail: (refusal: Refusal) => void): void {
  if (refusal.kind === 'unavailable') {
    const failures = conversation.state.failures + 1;
    conversation.set({ failures });
    pauseOutbox(conversation, 'offline', retryDelay(failures, 60));
  } else if (refusal.kind === 'rate-limited') {
    pauseOutbox(conversation, 'limited', refusal.retryAfterSeconds * 1000);
  } else if (refusal.kind !== 'signed-out') {
    // Without a session, what is kept waits for the next sign-in.
    fail(refusal);
  }
}

function pauseOutbox(conversation: Conversation, kind: 'offline' | 'limited', ms: number): void {
  conversation.set({ pause: { kind, until: Date.now() + ms } });
  conversation.later('send', ms, () => resume(conversation));
}

export function resume(conversation: Conversation): void {
  conversation.set({ pause: null });
  void sendNext(conversation);
}
