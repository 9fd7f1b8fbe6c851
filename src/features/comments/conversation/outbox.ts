import { comments as words } from '#language';
import { retryDelay } from '#lib/retry-delay.ts';
import type { CommentId } from '../model.ts';
import type { Refusal } from '../port.ts';
import { isAuthKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { applyChange } from './reading.ts';
import type { State } from './state.ts';

/** Sends what this browser keeps, oldest first and one at a time over all tabs, until nothing is left or something stops it. */
export async function sendNext(c: Conversation): Promise<void> {
  const { unsent, pending, backend, isConfirmed, reader, sending, pause } = c.state;
  const comment = unsent.find(({ id, userId }) => userId === reader?.uid && !pending.has(id));
  if (!comment || !backend || !isConfirmed || sending || pause) return;
  const { id, pathName } = comment;
  c.set({ sending: id });
  const outcome = await alone(async () => {
    // Another tab may have sent it while this one waited for its turn.
    const isWaiting = c.store.get(unsentPrefix + id) !== null;
    return isWaiting ? c.ask(({ post }) => post(pathName, comment)) : null;
  });
  c.set({ sending: null });
  if (outcome?.ok === false) refuse(c, id, outcome.problem);
  else {
    c.set({ misses: 0 });
    if (outcome?.value.isHeld) {
      const held = pathName === c.page ? [...c.state.held, comment] : c.state.held;
      c.set({ held, message: words.held });
    } else if (outcome && pathName === c.page) {
      applyChange(c, { kind: 'upserted', comment: outcome.value });
      c.set({ message: words.posted });
    }
    c.store.remove(unsentPrefix + id);
  }
  await sendNext(c);
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('comments-outbox', work) : work();

/** A reason that concerns one comment stays with it. One that concerns the connection or the person stops the outbox. */
function refuse(c: Conversation, id: CommentId, refusal: Refusal): void {
  const wait = (kind: 'offline' | 'limited', ms: number, misses: number) => {
    c.set({ misses, pause: { kind, until: Date.now() + ms } });
    c.later('send', ms, () => resume(c));
  };
  const misses = c.state.misses + 1;
  if (refusal.kind === 'unavailable') wait('offline', retryDelay(misses, 60), misses);
  else if (refusal.kind === 'rate-limited') wait('limited', refusal.retryAfterSeconds * 1000, 0);
  else if (refusal.kind === 'signed-out') c.store.remove(isAuthKey);
  else {
    c.setPending(id, { kind: 'failed', to: 'post', refusal });
    c.set({ misses: 0 });
  }
}

export function resume(c: Conversation): void {
  c.set({ pause: null });
  void sendNext(c);
}

/** What its writer is told about a comment that waits in this browser. */
export function unsentStatus({ pending, isAuth, isConfirmed, pause, misses, sending }: State, id: CommentId) {
  if (pending.has(id)) return 'refused';
  if (!isAuth) return 'signed-out';
  if (pause?.kind === 'limited') return 'limited';
  // A retry after a miss doesn't say 'sending' again, so that the text doesn't flicker.
  if (pause === null && misses === 0 && isConfirmed) return 'sending';
  return sending === id ? 'retrying' : 'waiting';
}
