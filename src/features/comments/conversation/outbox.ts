import { comments as words } from '#language';
import { failure } from '#lib/outcome.ts';
import { parseJson } from '#lib/parse.ts';
import { retryDelay } from '#lib/retry-delay.ts';
import { hasUnsent } from '../drafts.ts';
import type { Comment, CommentId, Subject } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import type { Outcome, Refusal } from '../port.ts';
import { deletionPrefix, lastLikeKey, lastWriteKey, likePrefix, unsentPrefix } from '../storage-keys.ts';
import { lastAnswersMs, otherTabMs } from '../times.ts';
import type { Conversation } from './conversation.ts';
import { setLikes, unsentLikeSchema } from './likes.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import type { Deletion, State } from './state.ts';
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

/**
 * Sends something that is kept, unless another tab has sent it while this one waited for its turn, or it was taken back. The next
 * tab gets its turn after the answer has been dealt with, and finds the key gone.
 */
async function inTurn(
  conversation: Conversation,
  prefix: string,
  id: Subject,
  send: () => Promise<void>,
): Promise<void> {
  conversation.set({ sending: id });
  await exclusively(async () => {
    if (conversation.store.get(prefix + id) !== null) await send();
  });
  const { pause, misses } = conversation.state;
  conversation.set({ sending: null, misses: pause?.kind === 'offline' ? misses : 0 });
  // Without this, a change that nobody reported would be sent forever.
  conversation.readStore();
}

/** Waits until no tab is sending, and keeps the others from it. */
const exclusively = (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request('comments-outbox', work) : work();

/** The reader's first deletion that is due, later if another tab decided it. While there is none, this looks again when the next one is. */
function dueDeletion(conversation: Conversation, now: number): Deletion | undefined {
  const { deletions, reader, pending } = conversation.state;
  const own = deletions.filter(({ userId }) => userId === reader?.uid);
  const dueAt = ({ id, until }: Deletion) => until + (pending.has(id) ? 0 : otherTabMs);
  // A clock that was set back must not delay anything.
  const due = own.find((each) => dueAt(each) <= now || each.until > now + undoSeconds * 1000);
  if (!due && own.length > 0)
    conversation.later('deletion', Math.min(...own.map(dueAt)) - now, () => sendNext(conversation));
  return due;
}

async function sendComment(conversation: Conversation, comment: Comment): Promise<void> {
  const { id, parentId, pathName } = comment;
  const outcome = await conversation.ask((comments) =>
    paced(conversation, comments.writePauseMs, lastWriteKey, () => comments.post(pathName, comment)),
  );
  if (!outcome.ok)
    return refused(conversation, outcome.problem, (refusal) =>
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

/** Writes once the pause after this browser's last write, or last like, is over. Until then it is shown as being sent. */
export async function paced<Value>(
  conversation: Conversation,
  pauseMs = 0,
  lastKey: typeof lastWriteKey | typeof lastLikeKey,
  write: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const since = Date.now() - Number(conversation.store.get(lastKey) ?? 0);
  // A clock that was set back must not delay anything.
  if (since >= 0 && since < pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs - since));
  const outcome = await write();
  if (outcome.ok && pauseMs > 0) conversation.store.set(lastKey, String(Date.now()));
  return outcome;
}

/**
 * From here on the comment is off the screen. It is deleted when nobody has undone that in time, or when the page is left. Only
 * the keyboard gets to Undo itself, which stops the time until the focus leaves it.
 */
export function remove(
  conversation: Conversation,
  { id, pathName }: Pick<Comment, 'id' | 'pathName'>,
  isByKeyboard: boolean,
): void {
  if (!conversation.state.reader) return;
  conversation.setPending(id, { kind: 'deleting' });
  keepDeletion(conversation, { id, pathName, userId: conversation.state.reader.uid });
  conversation.set({
    focus: `${isByKeyboard ? 'undo' : 'deleted'} ${id}`,
    message: words.canBeUndone(undoSeconds),
  });
}

/** Keeps a deletion, with the whole time to undo it. */
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
  // An unsent comment that was taken back is not.
  const isShown = pending.has(id) || commentIn(list, id) !== undefined;
  // From here on it can't be undone, in any tab.
  conversation.store.set(deletionPrefix + id, JSON.stringify({ ...deletion, until: 0 }));
  const outcome = await conversation.ask((comments) => comments.remove(id));
  if (!outcome.ok)
    return refused(conversation, outcome.problem, (refusal) => {
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
  setLikes(conversation, { asking: subject });
  const outcome = await conversation.ask(async ({ likes }) =>
    likes
      ? paced(conversation, likes.pauseMs, lastLikeKey, () => likes.set(pathName, subject, isLiked))
      : failure({ kind: 'forbidden' }),
  );
  setLikes(conversation, { asking: null });
  if (!outcome.ok)
    return refused(conversation, outcome.problem, (refusal) => {
      store.remove(key);
      setLikes(conversation, { failed: { subject, refusal } });
    });
  const { counts, mine } = conversation.state.likes;
  const others = [...mine].filter((each) => each !== subject);
  setLikes(conversation, {
    counts: counts && { ...counts, [subject]: outcome.value },
    mine: new Set(isLiked ? [...others, subject] : others),
  });
  if (store.get(key) === kept) store.remove(key);
}

/** Sends the reader's deletions without waiting any longer. */
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

/** Sends what is left, and asks before the rest is lost. Resolves to false if signing out failed. */
export async function signOut(conversation: Conversation): Promise<boolean> {
  // Without a network there may be no answer for a long time.
  await Promise.race([
    // After that, only what is being sent already has to be answered.
    sendNow(conversation, () => true).then(() => exclusively(async () => {})),
    new Promise((resolve) => setTimeout(resolve, lastAnswersMs)),
  ]);
  if (hasUnsent(conversation.store) && !confirm(words.signOutWarning)) return true;
  const outcome = await conversation.state.backend?.reader.signOut();
  if (outcome?.ok) conversation.set({ focus: 'sign-in' });
  return outcome?.ok ?? true;
}

/** A reason that concerns one comment stays with it, by `fail`. One that concerns the connection or the person stops the outbox. */
function refused(conversation: Conversation, refusal: Refusal, fail: (refusal: Refusal) => void): void {
  const wait = (kind: 'offline' | 'limited', ms: number, misses: number) => {
    conversation.set({ misses, pause: { kind, until: Date.now() + ms } });
    conversation.later('send', ms, () => resume(conversation));
  };
  const misses = conversation.state.misses + 1;
  if (refusal.kind === 'unavailable') wait('offline', retryDelay(misses, 60), misses);
  else if (refusal.kind === 'rate-limited') wait('limited', refusal.retryAfterSeconds * 1000, 0);
  else if (refusal.kind !== 'signed-out') fail(refusal);
}

export function resume(conversation: Conversation): void {
  conversation.set({ pause: null });
  void sendNext(conversation);
}

/** The status that the writer of an unsent comment, or of an unsent deletion, sees. */
export function unsentStatus({ pending, isAuth, isConfirmed, pause, misses, sending }: State, id: CommentId) {
  if (pending.get(id)?.kind === 'failed') return 'refused';
  if (!isAuth) return 'signed-out';
  if (pause?.kind === 'limited') return 'limited';
  // A retry after a miss doesn't say 'sending' again, so that the text doesn't flicker.
  if (pause === null && misses === 0 && isConfirmed) return 'sending';
  return sending === id ? 'retrying' : 'waiting';
}
