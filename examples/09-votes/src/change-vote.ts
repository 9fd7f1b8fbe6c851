import {
  arrayRemove,
  arrayUnion,
  doc,
  type Firestore,
  updateDoc,
} from 'firebase/firestore';
import type { Direction } from './vote.ts';

// #region change
/** Leaves one vote of mine, or none, whatever it was before. */
export function changeVote(
  db: Firestore,
  id: string,
  uid: string,
  direction: Direction | null,
): Promise<void> {
  const only = (list: Direction) =>
    direction === list ? arrayUnion(uid) : arrayRemove(uid);
  return updateDoc(doc(db, 'posts', id), {
    upvotes: only('up'),
    downvotes: only('down'),
  });
}
// #endregion change
