import { z } from '#lib/schema.ts';
import {
  type Comment,
  type CommentId,
  commentIdSchema,
  pagePathSchema,
  type Reader,
  readerSchema,
} from '../model.ts';
import type { Refusal } from '../port.ts';

/** A comment that was written here and that no backend has confirmed yet. It is kept until one has. */
export const unsentSchema = z.object({
  id: commentIdSchema,
  page: pagePathSchema,
  parentId: z.nullable(commentIdSchema),
  body: z.string(),
  writtenAt: z.iso.datetime({ precision: 3 }),
  /** Who wrote it: nobody else's session may send it. */
  author: readerSchema,
});
export type Unsent = z.infer<typeof unsentSchema>;

/** Why nothing is sent for the moment, for every comment at once. Times are in milliseconds since 1970. */
export type Pause =
  | { readonly kind: 'offline'; readonly until: number }
  | { readonly kind: 'limited'; readonly until: number };

export interface Outbox {
  /** In the order in which they were written, which is the order in which they are sent. */
  readonly entries: readonly Unsent[];
  readonly refused: ReadonlyMap<CommentId, Refusal>;
  readonly sending: CommentId | null;
  readonly pause: Pause | null;
  /** How often in a row the network was found missing. */
  readonly misses: number;
}

export type OutboxEvent =
  /** What is kept in this browser, by this tab and by others. */
  | { readonly type: 'found'; readonly entries: readonly Unsent[] }
  | { readonly type: 'send-began'; readonly id: CommentId }
  | { readonly type: 'sent'; readonly id: CommentId }
  /** Given up by its writer, or found to be with the backend already. */
  | { readonly type: 'dropped'; readonly id: CommentId }
  | { readonly type: 'not-sent'; readonly id: CommentId; readonly refusal: Refusal; readonly at: number }
  | { readonly type: 'pause-ended' }
  | { readonly type: 'retry-asked'; readonly id: CommentId };

export const emptyOutbox: Outbox = { entries: [], refused: new Map(), sending: null, pause: null, misses: 0 };

export function unsentAfter(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'found':
      return { ...outbox, entries: event.entries.toSorted(inOrder) };
    case 'send-began':
      return { ...outbox, sending: event.id };
    case 'sent':
      return { ...unsentAfter(outbox, { type: 'dropped', id: event.id }), misses: 0 };
    case 'dropped':
      return {
        ...outbox,
        entries: outbox.entries.filter(({ id }) => id !== event.id),
        sending: stillSending(outbox, event.id),
      };
    case 'not-sent':
      return { ...outbox, sending: stillSending(outbox, event.id), ...afterRefusal(outbox, event) };
    case 'pause-ended':
      return { ...outbox, pause: null };
    case 'retry-asked':
      return { ...outbox, refused: without(outbox.refused, event.id), pause: null };
  }
}

/** What is on its way when one comment's way has ended: another one, perhaps. */
function stillSending({ sending }: Outbox, ended: CommentId): CommentId | null {
  return sending === ended ? null : sending;
}

/** What holds for one comment stays with it; what holds for the connection or the person stops the whole line. */
function afterRefusal(
  outbox: Outbox,
  { id, refusal, at }: Extract<OutboxEvent, { type: 'not-sent' }>,
): Partial<Outbox> {
  switch (refusal.kind) {
    case 'unavailable':
      return {
        misses: outbox.misses + 1,
        pause: { kind: 'offline', until: at + Math.min(60, 2 ** (outbox.misses + 1)) * 1000 },
      };
    case 'rate-limited':
      return { misses: 0, pause: { kind: 'limited', until: at + refusal.retryAfterSeconds * 1000 } };
    case 'signed-out':
      return { misses: 0 };
    default:
      return { misses: 0, refused: new Map(outbox.refused).set(id, refusal) };
  }
}

/** The next comment to send for this person, or undefined while there is nothing to do or a reason to wait. */
export function nextToSend(outbox: Outbox, reader: Reader | null): Unsent | undefined {
  if (!reader || outbox.sending || outbox.pause) return undefined;
  return outbox.entries.find((entry) => isFrom(entry, reader) && !outbox.refused.has(entry.id));
}

/** Written by this person, or before it was known who was signed in. */
export function isFrom({ author }: Unsent, { uid }: Reader): boolean {
  return author.uid === uid || author.uid === '';
}

export type UnsentState =
  | { readonly kind: 'sending' | 'signed-out' }
  /** `isTried` while an attempt is under way: what may arrive at any moment can't be taken back. */
  | { readonly kind: 'waiting'; readonly isTried: boolean }
  | { readonly kind: 'limited'; readonly until: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** How one unsent comment stands, in the terms of its writer. */
export function stateOf(
  outbox: Outbox,
  id: CommentId,
  signedIn: 'yes' | 'no' | 'not known yet',
): UnsentState {
  const refusal = outbox.refused.get(id);
  if (refusal) return { kind: 'refused', refusal };
  if (signedIn === 'no') return { kind: 'signed-out' };
  if (outbox.pause?.kind === 'limited') return outbox.pause;
  // While a retry is under way after a miss it still says 'waiting', so that the words don't flicker.
  const isWaiting = outbox.pause !== null || outbox.misses > 0 || signedIn === 'not known yet';
  return isWaiting ? { kind: 'waiting', isTried: outbox.sending === id } : { kind: 'sending' };
}

/** An unsent comment as it looks among the others. */
export function asComment(entry: Unsent, reader: Reader | null): Comment {
  const author = entry.author.uid === '' && reader ? reader : entry.author;
  return {
    id: entry.id,
    body: entry.body,
    parentId: entry.parentId,
    userId: author.uid,
    username: author.displayName,
    userImg: author.photoURL,
    createdAt: entry.writtenAt,
    pathName: entry.page,
  };
}

function inOrder(a: Unsent, b: Unsent): number {
  return a.writtenAt < b.writtenAt ? -1 : a.writtenAt > b.writtenAt ? 1 : a.id < b.id ? -1 : 1;
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  return new Map([...map].filter(([known]) => known !== key));
}
