import { success } from '#lib/outcome.ts';
import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';
import type { Comment, CommentList, Cursor } from '../model.ts';
import type { Outcome } from '../port.ts';
import { draftPrefix, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { loadMine } from './likes.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import { allComments } from './thread-list.ts';

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

/** Asks for page after page, each from the cursor that the one before it gave. Resolves to the comments of all of them. */
export async function everyPage(
  ask: (before?: Cursor) => Promise<Outcome<CommentList>>,
): Promise<Outcome<readonly Comment[]>> {
  const found: Comment[] = [];
  let before: Cursor | undefined;
  while (true) {
    const answer = await ask(before);
    if (!answer.ok) return answer;
    found.push(...answer.value.comments);
    if (answer.value.next === null) return success(found);
    before = answer.value.next;
  }
}

/** What the reader wrote and likes, as a JSON array: held comments, marked by `isHeld`, published ones, likes. `count` is of comments. */
export async function collectOwn(conversation: Conversation) {
  const held = await conversation.ask((comments) => comments.held());
  if (!held.ok) return held;
  const published = await everyPage((before) => conversation.ask(({ own }) => own(before)));
  if (!published.ok) return published;
  const liked = await conversation.ask(async ({ likes }) => (await likes?.mine()) ?? success([]));
  if (!liked.ok) return liked;
  const waiting = held.value.map((comment) => ({ ...comment, isHeld: true }));
  const comments = [...waiting, ...published.value];
  const likes = liked.value.map(({ subject, page }) => ({
    likes: subject === page ? page : `${page}#comment-${subject}`,
  }));
  const json = `${JSON.stringify([...comments, ...likes], null, 2)}\n`;
  return success({ count: comments.length, json });
}

const byPerson = z.object({ userId: z.string() });

/** Removes all that the reader wrote, here and on the backend, step by step. `onProgress` gets what is left; a failure leaves the rest. */
export async function removeEverything(conversation: Conversation, onProgress: (left: number) => void) {
  const { store } = conversation;
  const { uid = '' } = conversation.state.reader ?? {};
  // What is in this browser only: drafts, and what has not been sent.
  const unsent = store
    .keys(unsentPrefix)
    .filter((key) => parseJson(byPerson, store.get(key))?.userId === uid);
  for (const key of [...store.keys(`${draftPrefix}${uid}:`), ...unsent]) store.remove(key);
  let left: number;
  do {
    const answer = await conversation.ask(({ removeOwn }) => removeOwn(uid));
    if (!answer.ok) return answer;
    left = answer.value;
    onProgress(left);
  } while (left > 0);
  const own = allComments(conversation.state.list).filter(({ userId }) => userId === uid);
  for (const { id } of own) applyChange(conversation, { kind: 'removed', id });
  conversation.set({ held: [] });
  void loadMine(conversation);
  return success(undefined);
}
