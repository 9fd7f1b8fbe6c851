import {
  arrayUnion,
  collection,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { refusalFor, toPost } from './firestore-documents.ts';
import { cleanText, type Person } from './post.ts';
import { done, type PostStore, refused, type Seen } from './store.ts';
import { listFor } from './vote.ts';

/**
 * Posts in Firestore, as seen by the person who is signed in there.
 * firestore.rules has the last word.
 */
export function createFirestoreStore(
  db: Firestore,
  me: Person | null,
): PostStore {
  const posts = collection(db, 'posts');
  let seen: Seen | null = null;

  return {
    current: () => seen,

    // #region subscribe
    subscribe(onChange) {
      const newest = query(posts, orderBy('createdAt', 'desc'), limit(50));
      return onSnapshot(
        newest,
        // Calls back once more when the server has confirmed a vote.
        { includeMetadataChanges: true },
        ({ docs }) => {
          const list = docs.map((each) =>
            toPost(each.id, each.data(), each.metadata.hasPendingWrites),
          );
          seen = {
            ok: true,
            value: list.filter((post) => post !== undefined),
          };
          onChange();
        },
        (error) => {
          seen = refused(refusalFor(error));
          onChange();
        },
      );
    },
    // #endregion subscribe

    // #region add
    async add(draft) {
      const text = cleanText(draft.text);
      if (me === null) return refused('signed-out');
      if (text === null) return refused('invalid');
      const post = {
        text,
        userId: me.uid,
        username: me.name,
        createdAt: serverTimestamp(),
        upvotes: [],
        downvotes: [],
      };
      try {
        const at = doc(posts, draft.id);
        // Without a connection a transaction fails, where a plain write
        // would wait for one.
        return await runTransaction(db, async (tx) => {
          // The draft is stored already if its first answer was lost.
          const before = await tx.get(at);
          if (before.exists())
            return before.get('text') === text
              ? done
              : refused('published');
          tx.set(at, post);
          return done;
        });
      } catch (error) {
        return refused(refusalFor(error));
      }
    },
    // #endregion add

    // #region vote
    async vote(id, direction) {
      if (me === null) return refused('signed-out');
      const list = listFor[direction];
      const vote = { [list]: arrayUnion(me.uid) };
      try {
        await updateDoc(doc(posts, id), vote);
        return done;
      } catch (error) {
        return refused(refusalFor(error, 'not-counted'));
      }
    },
    // #endregion vote
  };
}
