import { comments as words } from '#language';
import type { Refusal } from '../port.ts';
import { isAuthKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { takeIn } from './reading.ts';
import { mapWith, retryMs, type Unsent } from './state.ts';

/** Sends what this browser keeps, oldest first and one at a time over all tabs, until nothing is left or something is in the way. */
export async function sendNext(c: Conversation): Promise<void> {
  const { unsent, refused, isConnected, isConfirmed, reader, sending, pause } = c.state;
  const entry = unsent.find(({ id, author }) => author.uid === reader?.uid && !refused.has(id));
  if (!entry || !isConnected || !isConfirmed || sending || pause) return;
  c.set({ sending: entry.id });
  const outcome = await alone(async () => {
    // Another tab may have sent it while this one waited for its turn.
    const isWaiting = c.connected.store.get(unsentPrefix + entry.id) !== null;
    return isWaiting ? c.ask(({ post }) => post(entry.page, entry)) : null;
  });
  c.set({ sending: null });
  if (outcome?.ok === false) refuse(c, entry, outcome.problem);
  else {
    c.set({ misses: 0 });
    if (outcome?.value.pathName === c.page) {
      takeIn(c, { kind: 'upserted', comment: outcome.value });
      c.set({ message: words.posted });
    }
    c.connected.store.remove(unsentPrefix + entry.id);
  }
  await sendNext(c);
}

const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('comments-outbox', work) : work();

/** What holds for one comment stays with it; what holds for the connection or the person stops the whole line. */
function refuse(c: Conversation, { id }: Unsent, refusal: Refusal): void {
  const wait = (kind: 'offline' | 'limited', ms: number, misses: number) => {
    c.set({ misses, pause: { kind, until: Date.now() + ms } });
    c.later('send', ms, () => resume(c));
  };
  const { misses, refused } = c.state;
  if (refusal.kind === 'unavailable') wait('offline', retryMs(misses + 1), misses + 1);
  else if (refusal.kind === 'rate-limited') wait('limited', refusal.retryAfterSeconds * 1000, 0);
  else if (refusal.kind === 'signed-out') c.connected.store.remove(isAuthKey);
  else c.set({ misses: 0, refused: mapWith(refused, id, refusal) });
}

export function resume(c: Conversation): void {
  c.set({ pause: null });
  void sendNext(c);
}
