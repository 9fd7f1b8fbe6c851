import { success } from '#lib/outcome.ts';
import type { Cursor } from '../model.ts';
import type { Outcome } from '../port.ts';
import { deletionPrefix, draftPrefix, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { applyChange } from './reading.ts';
import { commentsOf } from './thread-list.ts';

/** How many comments the reader has on this site. */
export async function countOwn(c: Conversation): Promise<Outcome<number>> {
  const answer = await c.ask(({ own }) => own());
  return answer.ok ? success(answer.value.total) : answer;
}

/** All that the reader wrote, newest first, each as JSON: answer by answer, so that its amount doesn't matter. */
export async function collectOwn(
  c: Conversation,
  onProgress: (count: number, total: number) => void,
): Promise<Outcome<readonly string[]>> {
  const collected: string[] = [];
  for (let before: Cursor | undefined | null; before !== null; ) {
    const cursor = before;
    const answer = await c.ask(({ own }) => own(cursor));
    if (!answer.ok) return answer;
    collected.push(...answer.value.comments.map((comment) => JSON.stringify(comment, null, 2)));
    onProgress(collected.length, answer.value.total);
    before = answer.value.next;
  }
  return success(collected);
}

/** Removes everything that the reader wrote, here and on the backend, step by step. A failed step leaves the rest. */
export async function removeEverything(
  c: Conversation,
  onProgress: (left: number) => void,
): Promise<Outcome<void>> {
  forgetUnsent(c);
  for (let left = 1; left > 0; onProgress(left)) {
    const answer = await c.ask(({ removeOwn }) => removeOwn());
    if (!answer.ok) return answer;
    left = answer.value;
  }
  const { list, reader } = c.state;
  const own = [...list.threads, ...list.beyond]
    .flatMap(commentsOf)
    .filter(({ userId }) => userId === reader?.uid);
  for (const { id } of own) applyChange(c, { kind: 'removed', id });
  c.set({ held: [] });
  return success(undefined);
}

/** What the reader has in this browser only: drafts, unsent comments and deletions. */
function forgetUnsent({ store, state }: Conversation): void {
  const uid = state.reader?.uid;
  const isMine = ({ userId }: { readonly userId: string }) => userId === uid;
  for (const key of store.keys(`${draftPrefix}${uid}:`)) store.remove(key);
  for (const { id } of state.unsent.filter(isMine)) store.remove(unsentPrefix + id);
  for (const { id } of state.deletions.filter(isMine)) store.remove(deletionPrefix + id);
}
