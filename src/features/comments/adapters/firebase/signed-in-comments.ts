import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import type { z } from '#lib/schema.ts';
import {
  bodySchema,
  type Comment,
  type CommentDraft,
  type CommentId,
  comparePositions,
  draftSchema,
  type PagePath,
  type Posted,
  type Reader,
} from '../../model.ts';
import { hasToWait, mayChange, mayRemove, mayReplyTo } from '../../policy.ts';
import type { CommentsPort, Outcome, Refusal } from '../../port.ts';
import { authorSchema, commentIn, newDocument, tombstoneOf } from './documents.ts';
import { firestoreChanges } from './live.ts';
import { ownComments, removeSome } from './own-comments.ts';
import type { Pace } from './pace.ts';
import { codeOf, refusalOf } from './refusals.ts';
import type { FirestoreRest } from './rest.ts';

/** What the adapter needs besides the database. */
export interface Dependencies {
  /** The signed-in reader, as their identity token describes them. */
  readonly reader: () => Promise<Reader | null>;
  readonly now: () => number;
  /** Reads without the SDK, and tells the server's clock. */
  readonly rest: FirestoreRest;
  readonly isOnline: () => boolean;
  readonly pace: Pace;
}

/** What a signed-in reader needs the SDK for. They read by REST, as everyone does (threads.ts). */
export type SignedInComments = Omit<CommentsPort, 'isLiveForAll' | 'threads' | 'replies' | 'find'>;

/** Writes are transactions: unlike plain writes they fail without a network, so that the outbox is the only queue. */
export function firestoreComments(store: Firestore, dependencies: Dependencies): SignedInComments {
  const { reader, now, isOnline, pace, rest } = dependencies;
  const comments = collection(store, 'comments');
  const at = (id: CommentId) => doc(comments, id);
  const tombstoneAt = (id: CommentId) => doc(store, 'tombstones', id);
  const pending = collection(store, 'pending');
  const lastWriteOf = (me: Reader, of: 'writers' | 'newcomers') => doc(store, of, me.uid);

  /** Runs a write as the signed-in reader. Errors become refusals. */
  async function asReader<Value>(write: (me: Reader) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const me = await reader();
    if (!me) return failure({ kind: 'signed-out' });
    if (!isOnline()) return failure({ kind: 'unavailable' });
    try {
      return await write(me);
    } catch (error) {
      return failure(refusalOf(error));
    }
  }

  /** Changes a comment that exists and is the reader's own. */
  function change<Value>(
    id: CommentId,
    me: Reader,
    by: (transaction: Transaction, comment: Comment) => Value,
  ): Promise<Outcome<Value>> {
    return runTransaction(store, async (transaction) => {
      const comment = commentIn((await transaction.get(at(id))).data());
      if (!comment) return failure<Refusal>({ kind: 'not-found' });
      if (!mayChange(comment, me.uid)) return failure<Refusal>({ kind: 'forbidden' });
      return success(by(transaction, comment));
    });
  }

  /** The rules accept a comment or an edit only in one transaction with the time of the person's last write. */
  function setLastWrite(
    transaction: Transaction,
    me: Reader,
    id: CommentId,
    of: 'writers' | 'newcomers' = 'writers',
  ): void {
    transaction.set(lastWriteOf(me, of), { lastPostAt: serverTimestamp(), commentId: id });
  }

  /** Whether the rules take a comment only among those that wait: the first of a person whom the owner has not approved. */
  async function mustHold(transaction: Transaction, body: string, me: Reader): Promise<boolean> {
    if (me.isOwner || (await transaction.get(lastWriteOf(me, 'writers'))).exists()) return false;
    if ((await transaction.get(doc(store, 'approved', me.uid))).exists()) return false;
    const switches = await transaction.get(doc(store, 'settings', 'comments'));
    return hasToWait(body, switches.get('holdsNewcomers') === true);
  }

  function create(page: PagePath, draft: CommentDraft, me: Reader, clock: number): Promise<Outcome<Posted>> {
    return runTransaction(store, async (transaction): Promise<Outcome<Posted>> => {
      const existing = commentIn((await transaction.get(at(draft.id))).data());
      if (existing) return mayChange(existing, me.uid) ? success(existing) : failure(taken);
      if ((await transaction.get(tombstoneAt(draft.id))).exists()) return failure(taken);
      if (draft.parentId !== null) {
        const parent = commentIn((await transaction.get(at(draft.parentId))).data());
        const allowed = mayReplyTo(parent ?? undefined, page);
        if (!allowed.ok) return allowed;
      }
      const waiting = commentIn((await transaction.get(doc(pending, draft.id))).data());
      if (waiting) return success({ ...waiting, isHeld: true });
      const comment = newDocument(page, draft, me, clock);
      if (await mustHold(transaction, draft.body, me)) {
        transaction.set(doc(pending, draft.id), comment);
        setLastWrite(transaction, me, draft.id, 'newcomers');
        return success({ ...comment, isHeld: true });
      }
      transaction.set(at(draft.id), comment);
      setLastWrite(transaction, me, draft.id);
      return success(comment);
    });
  }

  /** What is not there counts as removed. */
  function removeOne(id: CommentId, me: Reader): Promise<Outcome<void>> {
    return runTransaction(store, async (transaction): Promise<Outcome<void>> => {
      const comment = commentIn((await transaction.get(at(id))).data());
      const waiting = comment ?? commentIn((await transaction.get(doc(pending, id))).data());
      if (!waiting) return success(undefined);
      if (!mayRemove(waiting, me)) return failure({ kind: 'forbidden' });
      transaction.delete(comment ? at(id) : doc(pending, id));
      if (comment?.parentId === null) transaction.set(tombstoneAt(id), tombstoneOf(comment));
      return success(undefined);
    });
  }

  async function heldOf({ uid }: Reader): Promise<readonly Comment[]> {
    const { docs } = await getDocsFromServer(query(pending, where('userId', '==', uid)));
    return docs.flatMap((each) => commentIn(each.data()) ?? []);
  }

  /** Why the rules refused a write: too soon after the last one, or with a wrong clock. Null: it is forbidden. */
  async function reasonFor(me: Reader): Promise<{ rest: true } | { clock: number } | null> {
    const [known, newcomer] = await Promise.all([
      getDocFromServer(lastWriteOf(me, 'writers')),
      getDocFromServer(lastWriteOf(me, 'newcomers')),
    ]);
    const last: unknown = known.get('lastPostAt') ?? newcomer.get('lastPostAt');
    const serverNow = await rest.serverNow();
    if (serverNow === null) return null;
    if (last instanceof Timestamp && serverNow - last.toMillis() < pace.restMs + 1000) return { rest: true };
    return Math.abs(serverNow - now()) > 60_000 ? { clock: serverNow } : null;
  }

  /** Writes no faster than the rules allow, and once more with the server's clock if the device's is wrong. */
  async function paced(
    me: Reader,
    write: (clock: number) => Promise<Outcome<Posted>>,
  ): Promise<Outcome<Posted>> {
    const attempt = async (clock: number) => {
      const outcome = await write(clock);
      if (outcome.ok) pace.posted();
      return outcome;
    };
    await pace.rest();
    try {
      return await attempt(now());
    } catch (error) {
      if (codeOf(error) !== 'permission-denied') throw error;
      const reason = await reasonFor(me);
      if (reason === null) return failure({ kind: 'forbidden' });
      if ('clock' in reason) return attempt(reason.clock);
      return failure({ kind: 'rate-limited', retryAfterSeconds: Math.ceil(pace.restMs / 1000) });
    }
  }

  return {
    changes: (page, onChange) => firestoreChanges(store, isOnline, page, onChange),
    post: (page, draft) =>
      asReader((me) => {
        const parsed = draftSchema.safeParse(draft);
        if (!parsed.success) return refused(parsed.error);
        const author = authorSchema.safeParse(me);
        if (!author.success) return refused(author.error);
        return paced(me, (clock) => create(page, parsed.data, me, clock));
      }),
    held: () => asReader(async (me) => success((await heldOf(me)).toSorted(comparePositions))),
    edit: (_page, id, body) =>
      asReader((me) => {
        const parsed = bodySchema.safeParse(body);
        if (!parsed.success) return refused(parsed.error);
        return paced(me, () =>
          change(id, me, (transaction, comment) => {
            transaction.update(at(id), { body: parsed.data });
            setLastWrite(transaction, me, id);
            return { ...comment, body: parsed.data };
          }),
        );
      }),
    remove: (_page, id) => asReader((me) => removeOne(id, me)),
    own: (before) => asReader(async (me) => success(await ownComments(rest, me.uid, before))),
    removeOwn: () =>
      asReader(async (me) => {
        for (const { id } of await heldOf(me)) await removeOne(id, me);
        return removeSome(rest, me.uid, (id) => removeOne(id, me));
      }),
  };
}

const taken: Refusal = { kind: 'invalid', problems: [words.notFiled] };

async function refused(error: z.core.$ZodError): Promise<Outcome<never>> {
  return failure({ kind: 'invalid', problems: error.issues.map(({ message }) => message) });
}
