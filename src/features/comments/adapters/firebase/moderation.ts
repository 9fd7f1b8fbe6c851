import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  startAfter,
  type Transaction,
  where,
} from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import {
  barredSchema,
  type Comment,
  type CommentList,
  type Cursor,
  cursorAt,
  heldAtOnce,
  moderatedAtOnce,
  type Overview,
  positionAt,
  type Reader,
} from '../../model.ts';
import type { CommentFilter, ModerationPort, Outcome } from '../../port.ts';
import { commentIn } from './documents.ts';
import { refusalOf } from './refusals.ts';

/** Moderation on Firestore, for an account with the owner's claim. The rules refuse everyone else. */
export function firestoreModeration(store: Firestore, reader: () => Promise<Reader | null>): ModerationPort {
  const comments = collection(store, 'comments');
  const pending = collection(store, 'pending');
  const barred = collection(store, 'barred');
  const settings = doc(store, 'settings', 'comments');

  async function asOwner<Value>(work: (me: Reader) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const me = await reader();
    if (!me) return failure({ kind: 'signed-out' });
    if (!me.isOwner) return failure({ kind: 'forbidden' });
    try {
      return await work(me);
    } catch (error) {
      return failure(refusalOf(error));
    }
  }
  /** A transaction, because it fails without a network. */
  const write = (by: (transaction: Transaction) => void) =>
    asOwner(async () => success(await runTransaction(store, async (transaction) => by(transaction))));

  async function overview(): Promise<Outcome<Overview>> {
    const [waiting, people, switches] = await Promise.all([
      getDocsFromServer(query(pending, orderBy('createdAt'), limit(heldAtOnce))),
      getDocsFromServer(query(barred, orderBy('barredAt', 'desc'))),
      getDocFromServer(settings),
    ]);
    return success({
      held: waiting.docs.flatMap((each) => commentIn(each.data()) ?? []),
      barred: people.docs.flatMap((each) => barredSchema.safeParse(each.data()).data ?? []),
      holdsNewcomers: switches.get('holdsNewcomers') === true,
    });
  }

  async function list({ search = '', by }: CommentFilter, before?: Cursor): Promise<Outcome<CommentList>> {
    const position = before && positionAt(before);
    const rest = [
      orderBy(documentId(), 'desc'),
      ...(position ? [startAfter(position.createdAt, position.id)] : []),
      limit(moderatedAtOnce + 1),
    ];
    const { docs } = await getDocsFromServer(
      by
        ? query(comments, where('userId', '==', by), orderBy('createdAt', 'desc'), ...rest)
        : query(comments, orderBy('createdAt', 'desc'), ...rest),
    );
    const loaded = docs.slice(0, moderatedAtOnce).flatMap((each) => commentIn(each.data()) ?? []);
    const last = docs.length > moderatedAtOnce ? loaded.at(-1) : undefined;
    const term = search.toLowerCase();
    const fits = ({ body, username }: Comment) => `${body}\n${username}`.toLowerCase().includes(term);
    return success({ comments: loaded.filter(fits), next: last ? cursorAt(last) : null });
  }

  return {
    searchesAll: false,
    overview: () => asOwner(overview),
    comments: (filter, before) => asOwner(() => list(filter, before)),
    approve: ({ id }) =>
      asOwner(() =>
        runTransaction(store, async (transaction): Promise<Outcome<void>> => {
          const held = commentIn((await transaction.get(doc(pending, id))).data());
          if (!held) return failure({ kind: 'not-found' });
          transaction.set(doc(comments, id), held);
          transaction.set(doc(store, 'approved', held.userId), { commentId: id });
          transaction.delete(doc(pending, id));
          return success(undefined);
        }),
      ),
    bar: ({ id: commentId, userId, username }) =>
      asOwner(async ({ uid }) => {
        if (userId === uid) return failure({ kind: 'forbidden' });
        const person = { userId, username, commentId, barredAt: new Date().toISOString() };
        return write((transaction) => transaction.set(doc(barred, userId), person));
      }),
    allow: (uid) => write((transaction) => transaction.delete(doc(barred, uid))),
    setHolding: (holdsNewcomers) => write((transaction) => transaction.set(settings, { holdsNewcomers })),
  };
}
