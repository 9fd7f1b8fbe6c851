import { collection, type Firestore, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { type Comment, comparePositions, type PagePath, type Position } from '../../model.ts';
import type { Change } from '../../port.ts';
import { commentIn } from './documents.ts';

/** How many of a page's newest comments a signed-in reader follows. */
const followed = 50;

/**
 * Tells of changes to the newest 50 comments of a page; changes to older ones show when the page is loaded again. The first
 * answer, and each one after a lost connection, says 'stale', because the page was loaded before it.
 */
export function firestoreChanges(
  store: Firestore,
  isOnline: () => boolean,
  page: PagePath,
  onChange: (change: Change) => void,
): () => void {
  /** The oldest comment that was followed so far. Null: the whole page was. Undefined: there is no connection. */
  let oldest: Position | null | undefined;
  return onSnapshot(
    query(
      collection(store, 'comments'),
      where('pathName', '==', page),
      orderBy('createdAt', 'desc'),
      limit(followed),
    ),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) {
        oldest = undefined;
        if (!isOnline()) onChange({ kind: 'disconnected' });
        return;
      }
      const before = oldest;
      const comments = snapshot.docs.flatMap((doc) => commentIn(doc.data()) ?? []);
      oldest = snapshot.size < followed ? null : (comments.at(-1) ?? null);
      if (before === undefined) return onChange({ kind: 'stale' });
      for (const { type, doc } of snapshot.docChanges()) {
        const comment = commentIn(doc.data());
        if (!comment) continue;
        if (type === 'modified') onChange({ kind: 'upserted', comment });
        // An older comment takes the place of one that was removed, and gives it up to a new one.
        if (type === 'added' && isNewer(comment, before)) onChange({ kind: 'upserted', comment });
        if (type === 'removed' && isNewer(comment, oldest)) onChange({ kind: 'removed', id: comment.id });
      }
    },
    () => onChange({ kind: 'disconnected' }),
  );
}

const isNewer = (comment: Comment, oldest: Position | null) =>
  oldest === null || comparePositions(comment, oldest) > 0;
