import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import {
  type Comment,
  type CommentDraft,
  type CommentId,
  commentBy,
  type PagePath,
  type Posted,
  type Reader,
} from '../../model.ts';
import { hasToWait, mayChange, mayEditTo, mayRemove, mayReplyTo } from '../../policy.ts';
import type { Outcome, Refusal } from '../../port.ts';
import { likerOf } from './likes.ts';
import { parseComment, parseComments } from './rest.ts';

// Writes are transactions: unlike plain writes they fail without a network, so that the outbox is the only queue.

const taken: Refusal = { kind: 'invalid', problems: [words.notFiled] };

/** The document with the time of a person's last comment that everybody sees, or of their last one that waits for approval. */
const lastWriteOf = (store: Firestore, { uid }: Reader, of: 'writers' | 'newcomers') => doc(store, of, uid);

/** Posts a comment, or keeps it until the owner approves it. `clock` is in milliseconds since 1970. */
export function create(store: Firestore, page: PagePath, draft: CommentDraft, me: Reader, clock: number) {
  const { id, parentId } = draft;
  return runTransaction(store, async (transaction): Promise<Outcome<Posted>> => {
    const existing = await commentAt(store, transaction, 'comments', id);
    if (existing) {
      const isRetry = mayChange(existing, me.uid) && existing.pathName === page;
      return isRetry ? success(existing) : failure(taken);
    }
    if ((await transaction.get(doc(store, 'tombstones', id))).exists()) return failure(taken);
    if (parentId !== null) {
      const parent = await commentAt(store, transaction, 'comments', parentId);
      const allowed = mayReplyTo(parent ?? undefined, page);
      if (!allowed.ok) return allowed;
    }
    const waiting = await commentAt(store, transaction, 'pending', id);
    if (waiting) return success({ ...waiting, isHeld: true });
    const comment = commentBy(me, draft, page, new Date(clock).toISOString());
    const isHeld = await mustHold(store, transaction, draft.body, me);
    transaction.set(doc(store, isHeld ? 'pending' : 'comments', id), comment);
    transaction.set(lastWriteOf(store, me, isHeld ? 'newcomers' : 'writers'), lastWrite(id));
    return success(isHeld ? { ...comment, isHeld } : comment);
  });
}

export function edit(store: Firestore, id: CommentId, body: string, me: Reader) {
  return runTransaction(store, async (transaction): Promise<Outcome<Comment>> => {
    const comment = await commentAt(store, transaction, 'comments', id);
    if (!comment) return failure({ kind: 'not-found' });
    if (!mayChange(comment, me.uid)) return failure({ kind: 'forbidden' });
    const allowed = mayEditTo(body, comment, me);
    if (!allowed.ok) return allowed;
    transaction.update(doc(store, 'comments', id), { body });
    transaction.set(lastWriteOf(store, me, 'writers'), lastWrite(id));
    return success({ ...comment, body });
  });
}

export function remove(store: Firestore, id: CommentId, me: Reader) {
  return runTransaction(store, async (transaction): Promise<Outcome<void>> => {
    const comment = await commentAt(store, transaction, 'comments', id);
    const found = comment ?? (await commentAt(store, transaction, 'pending', id));
    if (!found) return success(undefined);
    if (!mayRemove(found, me)) return failure({ kind: 'forbidden' });
    transaction.delete(doc(store, comment ? 'comments' : 'pending', id));
    transaction.set(
      doc(store, 'tombstones', id),
      comment ? tombstoneOf(comment) : { id, createdAt: found.createdAt },
    );
    return success(undefined);
  });
}

/** Removes everything else about a person. The rules allow that once the pauses after their last write and like are over. */
export function forgetPerson(store: Firestore, me: Reader): Promise<void> {
  const all = [
    lastWriteOf(store, me, 'writers'),
    lastWriteOf(store, me, 'newcomers'),
    doc(store, 'approved', me.uid),
    likerOf(store, me),
  ];
  return runTransaction(store, async (transaction) => {
    const found = await Promise.all(all.map((each) => transaction.get(each)));
    for (const each of found) if (each.exists()) transaction.delete(each.ref);
  });
}

/** A person's comments that wait for approval, in no order. */
export async function heldOf(store: Firestore, uid: string): Promise<readonly Comment[]> {
  const mine = query(collection(store, 'pending'), where('userId', '==', uid));
  const { docs } = await getDocsFromServer(mine);
  return docs.flatMap((each) => parseComments(each.data()));
}

/** The document that a deleted comment leaves. That of a reply has no page, so that no list has it. */
export const tombstoneOf = ({ id, parentId, pathName, createdAt }: Comment) =>
  parentId === null ? { id, pathName, createdAt } : { id, createdAt };

async function commentAt(
  store: Firestore,
  transaction: Transaction,
  place: 'comments' | 'pending',
  id: CommentId,
): Promise<Comment | null> {
  return parseComment((await transaction.get(doc(store, place, id))).data());
}

/** The rules accept a comment or an edit only in one transaction with the time of the person's last write. */
const lastWrite = (commentId: CommentId) => ({ lastPostAt: serverTimestamp(), commentId });

/** Whether the rules require that a comment waits for approval, as the first one of a person whom the owner has not approved may. */
async function mustHold(store: Firestore, transaction: Transaction, body: string, me: Reader) {
  if (me.isOwner || (await transaction.get(lastWriteOf(store, me, 'writers'))).exists()) return false;
  if ((await transaction.get(doc(store, 'approved', me.uid))).exists()) return false;
  const switches = await transaction.get(doc(store, 'settings', 'comments'));
  return hasToWait(body, switches.get('holdsNewcomers') === true);
}
