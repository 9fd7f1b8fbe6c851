import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  type Transaction,
} from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import { plainLetters } from '#lib/plain-letters.ts';
import {
  bannedSchema,
  type Comment,
  type CommentId,
  type Cursor,
  heldAtOnce,
  moderatedAtOnce,
  type Overview,
  type Reader,
} from '../../model.ts';
import type { CommentFilter, ModerationPort, Outcome } from '../../port.ts';
import { asReader } from './refusals.ts';
import { allComments, commentsOfPerson, type FirestoreRest, parseComment, parseComments } from './rest.ts';
import { heldOf } from './transactions.ts';

/** Moderation on Firestore, for an account with the owner's claim. The page outlives a sign-out, which closes the database. */
export function firestoreModeration(
  database: () => Firestore,
  rest: FirestoreRest,
  reader: () => Promise<Reader | null>,
): ModerationPort {
  const asOwner = <Value>(work: (store: Firestore, me: Reader) => Promise<Outcome<Value>>) =>
    asReader(reader, async (me) => (me.isOwner ? work(database(), me) : failure({ kind: 'forbidden' })));
  const write = (by: (transaction: Transaction, store: Firestore) => void) =>
    asOwner(async (store) => success(await runTransaction(store, async (each) => by(each, store))));

  return {
    searchesAll: false,
    overview: () => asOwner(async (store) => success(await overview(store))),
    comments: (filter, before) => asOwner(async () => success(await list(rest, filter, before))),
    heldBy: (uid) => asOwner(async (store) => success(await heldOf(store, uid))),
    changes(onChange) {
      // Only the newest of each is followed, which costs one read for each new comment.
      const stops = ['comments', 'pending'].map((name) => {
        const newest = query(collection(database(), name), orderBy('createdAt', 'desc'), limit(1));
        return onSnapshot(newest, onChange, () => {});
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
    approve: ({ id }) => asOwner((store) => approve(store, id)),
    ban: ({ id: commentId, userId, username }) =>
      asOwner(async (_, { uid }) => {
        if (userId === uid) return failure({ kind: 'forbidden' });
        const person = { userId, username, commentId, bannedAt: new Date().toISOString() };
        return write((transaction, store) => transaction.set(doc(store, 'banned', userId), person));
      }),
    unban: (uid) => write((transaction, store) => transaction.delete(doc(store, 'banned', uid))),
    setHolding: (holdsNewcomers) =>
      write((transaction, store) => transaction.set(doc(store, 'settings', 'comments'), { holdsNewcomers })),
  };
}

async function overview(store: Firestore): Promise<Overview> {
  const [waiting, count, people, switches] = await Promise.all([
    getDocsFromServer(query(collection(store, 'pending'), orderBy('createdAt'), limit(heldAtOnce))),
    getCountFromServer(collection(store, 'pending')),
    getDocsFromServer(query(collection(store, 'banned'), orderBy('bannedAt', 'desc'))),
    getDocFromServer(doc(store, 'settings', 'comments')),
  ]);
  return {
    held: waiting.docs.flatMap((each) => parseComments(each.data())),
    heldCount: count.data().count,
    banned: people.docs.flatMap((each) => bannedSchema.safeParse(each.data()).data ?? []),
    holdsNewcomers: switches.get('holdsNewcomers') === true,
  };
}

async function list(rest: FirestoreRest, { search = '', by }: CommentFilter, before?: Cursor) {
  const selection = by ? commentsOfPerson(by) : allComments;
  const { comments, next } = await rest.comments(selection, 'DESCENDING', moderatedAtOnce, before);
  const term = plainLetters(search);
  const fits = ({ body, username }: Comment) => plainLetters(`${body}\n${username}`).includes(term);
  return { comments: comments.filter(fits), next };
}

function approve(store: Firestore, id: CommentId): Promise<Outcome<void>> {
  return runTransaction(store, async (transaction): Promise<Outcome<void>> => {
    const waiting = doc(store, 'pending', id);
    const held = parseComment((await transaction.get(waiting)).data());
    const isPublished = (await transaction.get(doc(store, 'comments', id))).exists();
    if (!held) return isPublished ? success(undefined) : failure({ kind: 'not-found' });
    transaction.set(doc(store, 'comments', id), held);
    transaction.set(doc(store, 'approved', held.userId), { commentId: id });
    transaction.delete(waiting);
    return success(undefined);
  });
}
