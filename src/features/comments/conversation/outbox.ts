import { comments as words } from '#language';
import { retryDelay } from '#lib/retry-delay.ts';
import { hasUnsent } from '../drafts.ts';
import type { Comment, CommentId, Posted } from '../model.ts';
import { undoSeconds } from '../policy.ts';
import type { CommentsPort, Outcome, Refusal } from '../port.ts';
import { deletionPrefix, isAuthKey, lastWriteKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import type { Deletion, State } from './state.ts';

/**
 * Sends what this browser keeps, one at a time over all tabs, until nothing is left or something stops it: deletions as soon as
 * they can no longer be undone, then comments, oldest first.
 */
export async function sendNext(c: Conversation): Promise<void> {
  const { unsent, pending, backend, isConfirmed, reader, sending, pause } = c.state;
  if (!backend || !isConfirmed || sending || pause) return;
  const deletion = dueDeletion(c, Date.now());
  const comment = unsent.find(({ id, userId }) => userId === reader?.uid && !pending.has(id));
  if (deletion) await sendDeletion(c, deletion);
  else if (comment) await sendComment(c, comment);
  else return;
  await sendNext(c);
}

/** The reader's first deletion that is due. While there is none, this looks again when the next one is. */
function dueDeletion(c: Conversation, now: number): Deletion | undefined {
  const { deletions, reader } = c.state;
  const own = deletions.filter(({ userId }) => userId === reader?.uid);
  // A clock that was set back must not delay anything.
  const due = own.find(({ until }) => until <= now || until > now + undoSeconds * 1000);
  if (!due && own.length > 0)
    c.later('deletion', Math.min(...own.map(({ until }) => until)) - now, () => sendNext(c));
  return due;
}

function sendComment(c: Conversation, comment: Comment): Promise<void> {
  const { id, pathName } = comment;
  const key = unsentPrefix + id;
  return sendOnce(
    c,
    id,
    key,
    (comments) => paced(c, comments, () => comments.post(pathName, comment)),
    async (outcome) => {
      if (!outcome.ok) return refused(c, id, 'post', outcome.problem);
      c.set({ misses: 0 });
      await showPosted(c, comment, outcome.value);
      c.store.remove(key);
    },
  );
}

async function showPosted(c: Conversation, comment: Comment, posted: Posted): Promise<void> {
  const { parentId, pathName } = comment;
  if (posted.isHeld) {
    const held = pathName === c.page ? [...c.state.held, comment] : c.state.held;
    c.set({ held, message: words.held });
  } else if (pathName === c.page) {
    if (parentId) await loadThreadOf(c, parentId);
    applyChange(c, { kind: 'upserted', comment: posted });
    c.set({ message: words.posted });
  }
}

/** Writes as far from this browser's last write as the backend requires. Text that waits for that says 'Sending'. */
export async function paced<Value>(
  c: Conversation,
  { restMs = 0 }: CommentsPort,
  write: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const since = Date.now() - Number(c.store.get(lastWriteKey) ?? 0);
  // A clock that was set back must not delay anything.
  if (since >= 0 && since < restMs) await new Promise((resolve) => setTimeout(resolve, restMs - since));
  const outcome = await write();
  if (outcome.ok && restMs > 0) c.store.set(lastWriteKey, String(Date.now()));
  return outcome;
}

function sendDeletion(c: Conversation, deletion: Deletion): Promise<void> {
  const { id, pathName } = deletion;
  const send = ({ remove }: CommentsPort) => {
    markSent(c, deletion);
    return remove(pathName, id);
  };
  return sendOnce(c, id, deletionPrefix + id, send, (outcome) => deletionAnswered(c, deletion, outcome));
}

/** From here on it can't be undone, in any tab. */
function markSent(c: Conversation, deletion: Deletion): void {
  c.store.set(deletionPrefix + deletion.id, JSON.stringify({ ...deletion, until: 0 }));
}

function deletionAnswered(c: Conversation, { id, pathName }: Deletion, outcome: Outcome<void>): void {
  if (!outcome.ok) refused(c, id, 'delete', outcome.problem);
  else {
    c.set({ misses: 0 });
    if (pathName === c.page || c.state.pending.has(id)) {
      applyChange(c, { kind: 'removed', id });
      c.set({ message: words.deleted });
    }
    c.store.remove(deletionPrefix + id);
  }
}

/** Sends what was deleted in this tab, as far as the browser still lets it. What has no answer is sent on the next visit. */
export function sendOnLeaving(c: Conversation): void {
  void sendNow(c, ({ id }) => c.state.pending.get(id)?.kind === 'deleting');
}

/** Sends the reader's deletions without waiting any longer. */
export async function sendNow(c: Conversation, isMeant: (deletion: Deletion) => boolean): Promise<void> {
  const { deletions, reader, isConfirmed } = c.state;
  const due = deletions.filter((each) => each.userId === reader?.uid && isMeant(each));
  if (due.length === 0 || !isConfirmed) return;
  // The outbox waits meanwhile.
  c.set({ sending: due[0]?.id ?? null });
  const answers = due.map(async (deletion) => {
    markSent(c, deletion);
    const outcome = await c.ask((comments) => comments.remove(deletion.pathName, deletion.id));
    deletionAnswered(c, deletion, outcome);
  });
  await Promise.all(answers);
  c.set({ sending: null });
  await sendNext(c);
}

/** How long a sign-out waits for the answers to deletions, in milliseconds. */
const lastAnswersMs = 2000;

/** Sends what is left, and asks before the rest is lost. Resolves to false if signing out failed. */
export async function signOut(c: Conversation): Promise<boolean> {
  // Without a network there may be no answer for a long time.
  await Promise.race([sendNow(c, () => true), new Promise((resolve) => setTimeout(resolve, lastAnswersMs))]);
  if (hasUnsent(c.store) && !confirm(words.signOutWarning)) return true;
  const outcome = await c.state.backend?.reader.signOut();
  if (outcome?.ok) c.set({ focus: 'sign-in' });
  return outcome?.ok ?? true;
}

/**
 * Sends what is kept under a key, unless another tab has sent it while this one waited for its turn, or it was taken back. The answer
 * is dealt with before other tabs get their turn, so that they find the key gone.
 */
async function sendOnce<Value>(
  c: Conversation,
  id: CommentId,
  key: string,
  question: (comments: CommentsPort) => Promise<Outcome<Value>>,
  answered: (outcome: Outcome<Value>) => void | Promise<void>,
): Promise<void> {
  c.set({ sending: id });
  await alone(async () => {
    const outcome = c.store.get(key) === null ? null : await c.ask(question);
    c.set({ sending: null });
    if (outcome) await answered(outcome);
    else c.readStore();
  });
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('comments-outbox', work) : work();

/** A reason that concerns one comment stays with it. One that concerns the connection or the person stops the outbox. */
function refused(c: Conversation, id: CommentId, to: 'post' | 'delete', refusal: Refusal): void {
  const wait = (kind: 'offline' | 'limited', ms: number, misses: number) => {
    c.set({ misses, pause: { kind, until: Date.now() + ms } });
    c.later('send', ms, () => resume(c));
  };
  const misses = c.state.misses + 1;
  if (refusal.kind === 'unavailable') wait('offline', retryDelay(misses, 60), misses);
  else if (refusal.kind === 'rate-limited') wait('limited', refusal.retryAfterSeconds * 1000, 0);
  else if (refusal.kind === 'signed-out') c.store.remove(isAuthKey);
  else {
    c.setPending(id, { kind: 'failed', to, refusal });
    c.set({ misses: 0 });
    if (to === 'delete') c.store.remove(deletionPrefix + id);
  }
}

export function resume(c: Conversation): void {
  c.set({ pause: null });
  void sendNext(c);
}

/** What its writer is told about a comment, or a deletion, that waits in this browser. */
export function unsentStatus({ pending, isAuth, isConfirmed, pause, misses, sending }: State, id: CommentId) {
  if (pending.get(id)?.kind === 'failed') return 'refused';
  if (!isAuth) return 'signed-out';
  if (pause?.kind === 'limited') return 'limited';
  // A retry after a miss doesn't say 'sending' again, so that the text doesn't flicker.
  if (pause === null && misses === 0 && isConfirmed) return 'sending';
  return sending === id ? 'retrying' : 'waiting';
}
