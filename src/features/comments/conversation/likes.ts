import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';
import { type Likes, pagePathSchema, type Subject, subjectSchema } from '../model.ts';
import type { Refusal } from '../port.ts';
import { likePrefix } from '../storage-keys.ts';
import { readerRetryMs } from '../times.ts';
import type { Conversation } from './conversation.ts';
import type { State } from './state.ts';

/** A like, or the end of one, that has not been sent. It is kept in local storage until then. */
export const unsentLikeSchema = z.object({
  subject: subjectSchema,
  pathName: pagePathSchema,
  /** The person who pressed the heart: nobody else's session may send it. */
  userId: z.string(),
  isLiked: z.boolean(),
});
type UnsentLike = z.infer<typeof unsentLikeSchema>;

/** What the reader sees of the likes of a page. */
export class LikesState {
  /** Null on a site without likes. */
  readonly counts: Likes | null = null;
  /** What the backend knows that the reader likes. */
  readonly mine: ReadonlySet<Subject> = new Set();
  readonly unsent: readonly UnsentLike[] = [];
  /** What a signed-out reader has pressed the heart of: it is liked after the sign-in. */
  readonly wanted: Subject | null = null;
  /** What the like that is being sent is of, and the last count of that which has arrived since. The answer may be older. */
  readonly sending: { readonly subject: Subject; readonly count?: number | undefined } | null = null;
  readonly failed: { readonly subject: Subject; readonly refusal: Refusal } | null = null;
}

export const setLikes = (conversation: Conversation, change: Partial<LikesState>) =>
  conversation.set({ likes: { ...conversation.state.likes, ...change } });

/** Whether the reader likes something, and how many people do, with the like that is being sent. */
export function likeOf({ likes, reader }: State, subject: Subject) {
  const unsent = likes.unsent.find((each) => each.subject === subject && each.userId === reader?.uid);
  const wasLiked = likes.mine.has(subject);
  const isLiked = unsent?.isLiked ?? wasLiked;
  const count = (likes.counts?.[subject] ?? 0) + Number(isLiked) - Number(wasLiked);
  return { isLiked, count: Math.max(0, count) };
}

/** Takes over the counts of an answer or an event. An answer counts `complete` completely: nobody likes what it leaves out. */
export function updateCounts(
  conversation: Conversation,
  received: Likes | undefined,
  complete: readonly Subject[] = [],
): void {
  const { likes } = conversation.state;
  if (!likes.counts || !received) return;
  const zeros = Object.fromEntries(complete.map((subject) => [subject, 0]));
  const changed: Likes = { ...zeros, ...received };
  const counts = { ...likes.counts, ...changed };
  const { sending } = likes;
  // It is unknown whether this count has the like that is being sent.
  if (sending && sending.subject in counts) counts[sending.subject] = likes.counts[sending.subject] ?? 0;
  const count = sending ? (changed[sending.subject] ?? sending.count) : undefined;
  setLikes(conversation, { counts, sending: sending && { ...sending, count } });
}

/** Loads what the reader likes. Without an answer, it tries again later. */
export async function loadMine(conversation: Conversation): Promise<void> {
  const { backend, isConfirmed, reader, likes } = conversation.state;
  const port = backend?.comments.likes;
  if (!port || !isConfirmed || likes.counts === null) return;
  const answer = await conversation.ask(() => port.mine());
  const { reader: readerNow, likes: likesNow } = conversation.state;
  if (!answer.ok && answer.problem.kind === 'unavailable')
    conversation.later('likes', readerRetryMs, () => loadMine(conversation));
  if (!answer.ok || readerNow?.uid !== reader?.uid) return;
  // A like that was sent in the meantime may be missing from the answer.
  if (likesNow.mine !== likes.mine) return loadMine(conversation);
  setLikes(conversation, { mine: new Set(answer.value.map(({ subject }) => subject)) });
}

/** Takes over a like that another tab has removed from storage, because it was sent. If it was refused, `loadMine` corrects that. */
export function sentByOtherTab(conversation: Conversation, removed: string | null): void {
  const { likes, reader } = conversation.state;
  const sent = parseJson(unsentLikeSchema, removed);
  if (!sent || sent.userId !== reader?.uid) return;
  setLikes(conversation, { mine: withLike(likes.mine, sent.subject, sent.isLiked) });
}

export function withLike(mine: ReadonlySet<Subject>, subject: Subject, isLiked: boolean) {
  const others = [...mine].filter((each) => each !== subject);
  return new Set(isLiked ? [...others, subject] : others);
}

/** Likes something or takes that back, at once on the screen. A signed-out reader is asked to sign in first. */
export function pressHeart(conversation: Conversation, subject: Subject): void {
  const { isAuth, likes } = conversation.state;
  if (isAuth) keepLike(conversation, subject, !likeOf(conversation.state, subject).isLiked);
  else setLikes(conversation, { wanted: likes.wanted === subject ? null : subject });
}

/** Stores a like, or that it is taken back, for the outbox. One never cancels the other, because another tab may be sending it. */
export function keepLike(conversation: Conversation, subject: Subject, isLiked: boolean): void {
  const { store, page: pathName, state } = conversation;
  if (!state.reader) return;
  const like: UnsentLike = { subject, pathName, userId: state.reader.uid, isLiked };
  setLikes(conversation, { failed: null, wanted: null });
  store.set(likePrefix + subject, JSON.stringify(like));
}
