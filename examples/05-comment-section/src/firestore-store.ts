import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { type Comment, cleanBody, type Person } from './comment.ts';
import { refusalFor, toComment } from './firestore-documents.ts';
import { mayChange, mayReplyTo } from './policy.ts';
import {
  type CommentStore,
  done,
  maxComments,
  type Outcome,
  refused,
} from './store.ts';

/**
 * Comments in Firestore, as seen by the person who is signed in there.
 * firestore.rules has the last word.
 */
export function createFirestoreStore(
  db: Firestore,
  me: Person | null,
): CommentStore {
  const comments = collection(db, 'comments');
  const deleted = collection(db, 'deleted');
  const edit = (body: string) => ({ body, editedAt: serverTimestamp() });

  /**
   * Reads, decides and writes as one step. Without a connection it fails,
   * while a plain write would wait for hours.
   */
  async function attempt(
    act: (tx: Transaction) => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await runTransaction(db, act);
    } catch (error) {
      return refused(refusalFor(error));
    }
  }

  async function read(tx: Transaction, ref: DocumentReference) {
    const stored = await tx.get(ref);
    return stored.exists()
      ? toComment(stored.id, stored.data())
      : undefined;
  }

  /** Changes a comment of mine, or says why not. */
  function own(
    id: string,
    act: (tx: Transaction, ref: DocumentReference, mine: Comment) => void,
  ): Promise<Outcome> {
    return attempt(async (tx) => {
      const ref = doc(comments, id);
      const stored = await read(tx, ref);
      if (stored === undefined) return refused('not-found');
      if (!mayChange(stored, me)) return refused('forbidden');
      act(tx, ref, stored);
      return done;
    });
  }

  return {
    // #region watch
    watch(pathName, onChange) {
      return onSnapshot(
        query(
          comments,
          where('pathName', '==', pathName),
          orderBy('createdAt', 'desc'),
          limit(maxComments),
        ),
        (seen) => {
          const list = seen.docs.map((each) =>
            toComment(each.id, each.data()),
          );
          onChange({
            ok: true,
            value: list.filter((comment) => comment !== undefined),
          });
        },
        (error) => onChange(refused(refusalFor(error))),
      );
    },
    // #endregion watch

    // #region post
    post(pathName, { id, body: typed, parentId }) {
      const body = cleanBody(typed);
      if (me === null) return Promise.resolve(refused('signed-out'));
      if (body === null) return Promise.resolve(refused('invalid'));

      return attempt(async (tx) => {
        const ref = doc(comments, id);
        const stored = await read(tx, ref);
        if (stored !== undefined) {
          if (!mayChange(stored, me)) return refused('forbidden');
          if (stored.body !== body) tx.update(ref, edit(body));
          return done;
        }
        if ((await tx.get(doc(deleted, id))).exists())
          return refused('not-found');
        const parent =
          parentId === null
            ? undefined
            : await read(tx, doc(comments, parentId));
        if (parentId !== null && !mayReplyTo(parent, pathName))
          return refused('not-found');

        const author = { userId: me.uid, username: me.name };
        tx.set(ref, {
          body,
          parentId,
          ...author,
          createdAt: serverTimestamp(),
          pathName,
        });
        return done;
      });
    },
    // #endregion post

    async edit(id, typed) {
      const body = cleanBody(typed);
      if (me === null) return refused('signed-out');
      return body === null
        ? refused('invalid')
        : own(id, (tx, ref, mine) => {
            if (mine.body !== body) tx.update(ref, edit(body));
          });
    },

    async remove(id) {
      return me === null
        ? refused('signed-out')
        : own(id, (tx, ref) => {
            tx.delete(ref);
            tx.set(doc(deleted, id), {});
          });
    },
  };
}
