import { success } from '#lib/outcome.ts';
import type { Comment, CommentList, Cursor, Posted } from '../model.ts';
import type { Outcome } from '../port.ts';
import { deletionPrefix, draftPrefix, likePrefix, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { loadMine } from './likes.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import { commentsOf } from './thread-list.ts';

/** Loads the reader's comments on this page that wait for approval. If that fails, they are only missing from the screen. */
export async function loadHeld(conversation: Conversation): Promise<void> {
  const uid = conversation.state.reader?.uid;
  const outcome = await conversation.ask(({ held }) => held());
  if (!outcome.ok) return;
  const held = outcome.value.filter(({ pathName }) => pathName === conversation.page);
  for (const { parentId } of held) if (parentId) await loadThreadOf(conversation, parentId);
  if (conversation.state.reader?.uid === uid) conversation.set({ held });
}

/** How many comments the reader has on this site, with those that wait for approval. */
export async function countOwn(conversation: Conversation): Promise<Outcome<number>> {
  const [own, held] = await Promise.all([
    conversation.ask(({ own }) => own()),
    conversation.ask(({ held }) => held()),
  ]);
  if (!own.ok) return own;
  return held.ok ? success(own.value.total + held.value.length) : held;
}

/** All comments of an answer that comes in pages, so any amount works. */
export async function everyPage(
  ask: (before?: Cursor) => Promise<Outcome<CommentList>>,
): Promise<Outcome<readonly Comment[]>> {
  const found: Comment[] = [];
  for (let before: Cursor | undefined | null; before !== null; ) {
    const answer = await ask(before);
    if (!answer.ok) return answer;
    found.push(...answer.value.comments);
    before = answer.value.next;
  }
  return success(found);
}

/** All that the reader wrote, each as JSON: first what waits for approval, marked by `isHeld`, then the rest, newest first. */
export async function collectOwn(conversation: Conversation): Promise<Outcome<readonly string[]>> {
  const held = await conversation.ask((comments) => comments.held());
  if (!held.ok) return held;
  const published = await everyPage((before) => conversation.ask(({ own }) => own(before)));
  if (!published.ok) return published;
  return success(
    [...held.value.map((comment) => ({ ...comment, isHeld: true })), ...published.value].map(asJson),
  );
}

const asJson = (comment: Posted) => JSON.stringify(comment, null, 2);

/** Removes everything that the reader wrote, here and on the backend, step by step. A failed step leaves the rest. */
export async function removeEverything(
  conversation: Conversation,
  onProgress: (left: number) => void,
): Promise<Outcome<void>> {
  forgetUnsent(conversation);
  for (let left = 1; left > 0; onProgress(left)) {
    const answer = await conversation.ask(({ removeOwn }) => removeOwn());
    if (!answer.ok) return answer;
    left = answer.value;
  }
  const { list, reader } = conversation.state;
  const own = [...list.threads, ...list.beyond]
    .flatMap(commentsOf)
    .filter(({ userId }) => userId === reader?.uid);
  for (const { id } of own) applyChange(conversation, { kind: 'removed', id });
  conversation.set({ held: [] });
  void loadMine(conversation);
  return success(undefined);
}

/** What the reader has in this browser only: drafts, unsent comments and deletions. */
function forgetUnsent({ store, state }: Conversation): void {
  const uid = state.reader?.uid;
  const isMine = ({ userId }: { readonly userId: string }) => userId === uid;
  for (const key of store.keys(`${draftPrefix}${uid}:`)) store.remove(key);
  for (const { id } of state.unsent.filter(isMine)) store.remove(unsentPrefix + id);
  for (const { subject } of state.likes.unsent.filter(isMine)) store.remove(likePrefix + subject);
  for (const { id } of state.deletions.filter(isMine)) store.remove(deletionPrefix + id);
}
