import {
  deleteField,
  doc,
  type Firestore,
  getDocFromServer,
  increment,
  onSnapshot,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import { z } from '#lib/schema.ts';
import { commentIdSchema, type Liked, likedSchema, type PagePath, type Reader } from '../../model.ts';
import { mayLike } from '../../policy.ts';
import type { Change, Outcome } from '../../port.ts';
import { type FirestoreRest, likesPath, parseComment, parseLikes } from './rest.ts';

/** The document of what a person likes, which only they can read. */
export const likerOf = (store: Firestore, { uid }: Reader) => doc(store, 'likers', uid);

export async function likedBy(store: Firestore, me: Reader): Promise<readonly Liked[]> {
  return parseLiked((await getDocFromServer(likerOf(store, me))).get('liked'));
}

const recordSchema = z.record(z.string(), z.unknown());
const parseLiked = (stored: unknown): readonly Liked[] =>
  Object.entries(recordSchema.safeParse(stored).data ?? {}).flatMap(
    ([subject, page]) => likedSchema.safeParse({ subject, page }).data ?? [],
  );

/** Likes something or takes that back. The count is incremented rather than set, because many may like a page at the same time. */
export async function vote(
  store: Firestore,
  rest: FirestoreRest,
  me: Reader,
  { page, subject }: Liked,
  isLiked: boolean,
): Promise<Outcome<number>> {
  const [counts] = await rest.get([likesPath(page)]);
  const count = parseLikes(counts)[subject] ?? 0;
  return runTransaction(store, async (transaction): Promise<Outcome<number>> => {
    const mine = parseLiked((await transaction.get(likerOf(store, me))).get('liked'));
    if (mine.some((liked) => liked.subject === subject) === isLiked) return success(count);
    const id = commentIdSchema.safeParse(subject).data;
    const comment = isLiked && id ? (await transaction.get(doc(store, 'comments', id))).data() : null;
    if (isLiked && !mayLike(subject, page, parseComment(comment)?.pathName))
      return failure({ kind: 'not-found' });
    const liked = { [subject]: isLiked ? page : deleteField() };
    transaction.set(likerOf(store, me), { liked, subject, page, at: serverTimestamp() }, { merge: true });
    const step = isLiked ? 1 : count > 0 ? -1 : 0;
    transaction.set(doc(store, likesPath(page)), { counts: { [subject]: increment(step) } }, { merge: true });
    return success(count + step);
  });
}

const takenBackAtOnce = 10;

/** Takes back some of a person's likes. Resolves to how many are left; when none are, the rules allow to delete their document. */
export async function takeBackSome(store: Firestore, rest: FirestoreRest, me: Reader) {
  const all = await likedBy(store, me);
  for (const liked of all.slice(0, takenBackAtOnce)) {
    const outcome = await vote(store, rest, me, liked, false);
    if (!outcome.ok) return outcome;
  }
  return success(Math.max(0, all.length - takenBackAtOnce));
}

/** Tells how many people like something on a page, now and whenever that changes. Returns a stop function. */
export function watchLikes(store: Firestore, page: PagePath, onChange: (change: Change) => void): () => void {
  return onSnapshot(
    doc(store, likesPath(page)),
    (snapshot) => snapshot.exists() && onChange({ kind: 'liked', likes: parseLikes(snapshot.data()) }),
    // The comments' own listener says when the connection is lost.
    () => {},
  );
}
