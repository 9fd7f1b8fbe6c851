import { collection, type Firestore, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import type { z } from '#lib/schema.ts';
import {
  bodySchema,
  type Cursor,
  comparePositions,
  draftSchema,
  ownAtOnce,
  type PagePath,
  type Position,
  type Reader,
} from '../../model.ts';
import type { Change, CommentsPort, Outcome } from '../../port.ts';
import { likePauseMs, writePauseMs } from '../../times.ts';
import { likedBy, takeBackSome, vote, watchLikes } from './likes.ts';
import { asReader, retriedAfter } from './refusals.ts';
import { commentsOfPerson, type FirestoreRest, parseComment, parseComments } from './rest.ts';
import { beforeAll } from './threads.ts';
import { create, edit, forgetPerson, heldOf, remove } from './transactions.ts';

/** What the adapter needs besides the database. */
export interface Dependencies {
  /** The signed-in reader, as their identity token describes them. */
  readonly reader: () => Promise<Reader | null>;
  /** Reads without the SDK, and tells the server's clock. */
  readonly rest: FirestoreRest;
  readonly isOnline: () => boolean;
  readonly hasLikes: boolean;
}

/** What a signed-in reader needs the SDK for. They read by REST, as everyone does (threads.ts). */
export type SignedInComments = Required<Omit<CommentsPort, 'threads' | 'replies' | 'find'>>;

export function firestoreComments(store: Firestore, dependencies: Dependencies): SignedInComments {
  const { reader, isOnline, rest, hasLikes } = dependencies;

  const online = <Value>(work: (me: Reader) => Promise<Outcome<Value>>) =>
    asReader(reader, async (me) => (isOnline() ? work(me) : failure({ kind: 'unavailable' })));

  return {
    likes: {
      mine: () => online(async (me) => success(await likedBy(store, me))),
      set: (page, subject, isLiked) =>
        online((me) => retriedAfter(likePauseMs, () => vote(store, rest, me, { page, subject }, isLiked))),
    },
    changes(page, onChange) {
      const stop = firestoreChanges(store, isOnline, page, onChange);
      const stopLikes = hasLikes ? watchLikes(store, page, onChange) : undefined;
      return () => {
        stop();
        stopLikes?.();
      };
    },
    post: (page, draft) =>
      online(async (me) => {
        const parsed = draftSchema.safeParse(draft);
        if (!parsed.success) return refused(parsed.error);
        return retriedAfter(writePauseMs, () => create(store, page, parsed.data, me, rest.now()));
      }),
    held: () => online(async (me) => success((await heldOf(store, me.uid)).toSorted(comparePositions))),
    edit: (id, body) =>
      online(async (me) => {
        const parsed = bodySchema.safeParse(body);
        if (!parsed.success) return refused(parsed.error);
        return retriedAfter(writePauseMs, () => edit(store, id, parsed.data, me));
      }),
    remove: (id) => online((me) => remove(store, id, me)),
    own: (before) => online(async (me) => success(await ownComments(rest, me.uid, before))),
    removeOwn: (uid) =>
      online(async (me) => (me.uid === uid ? removeSome(store, rest, me) : failure({ kind: 'forbidden' }))),
  };
}

/** What one person wrote, newest first. Throws Unreachable. */
async function ownComments(rest: FirestoreRest, uid: string, before?: Cursor, atOnce = ownAtOnce) {
  const [found, total] = await Promise.all([
    rest.comments(commentsOfPerson(uid), 'DESCENDING', atOnce, before),
    rest.count(commentsOfPerson(uid)),
  ]);
  return { ...found, total };
}

const removedAtOnce = 10;

/** Removes some of a person's comments; after the last, some of their likes; after those, the rest. Resolves to how many are left. */
async function removeSome(store: Firestore, rest: FirestoreRest, me: Reader): Promise<Outcome<number>> {
  for (const { id } of await heldOf(store, me.uid)) await remove(store, id, me);
  const { comments, total } = await ownComments(rest, me.uid, undefined, removedAtOnce);
  // A transaction for each, because the rules may read only so many documents for one.
  const outcomes = await Promise.all(comments.map(({ id }) => remove(store, id, me)));
  const failed = outcomes.find(({ ok }) => !ok);
  if (failed?.ok === false) return failed;
  if (total > comments.length) return success(total - comments.length);
  const likes = await takeBackSome(store, rest, me);
  if (!likes.ok || likes.value > 0) return likes;
  // The rules want all of it to be older than the pause.
  await new Promise((resolve) => setTimeout(resolve, writePauseMs));
  await forgetPerson(store, me);
  return success(0);
}

function refused(error: z.core.$ZodError): Outcome<never> {
  return failure({ kind: 'invalid', problems: error.issues.map(({ message }) => message) });
}

const followed = 50;

/** Follows the newest 50 comments of a page. At first, and after 'disconnected', it says 'stale': changes may have been missed. */
function firestoreChanges(
  store: Firestore,
  isOnline: () => boolean,
  page: PagePath,
  onChange: (change: Change) => void,
): () => void {
  /** What comes after this is followed. Undefined before an answer that is 'stale'. */
  let reach: Position | undefined;
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
        // A complete answer doesn't repeat what an incomplete one has told.
        if (!isOnline() || snapshot.docChanges().length > 0) reach = undefined;
        if (!isOnline()) onChange({ kind: 'disconnected' });
        return;
      }
      const reachBefore = reach;
      const oldest = snapshot.docs.flatMap((doc) => parseComments(doc.data())).at(-1);
      reach = (snapshot.size === followed && oldest) || beforeAll;
      const changes = snapshot.docChanges();
      // If all 50 are new, others may have come before them.
      const hasGap = changes.filter(({ type }) => type === 'added').length === followed;
      if (reachBefore === undefined || hasGap) return onChange({ kind: 'stale' });
      for (const { type, doc } of changes) {
        const comment = parseComment(doc.data());
        if (!comment) continue;
        if (type === 'modified') onChange({ kind: 'upserted', comment });
        // An older comment is also 'added' when one of the 50 is deleted, and 'removed' when a new one comes.
        if (type === 'added' && comparePositions(comment, reachBefore) > 0)
          onChange({ kind: 'upserted', comment, isNew: true });
        if (type === 'removed' && comparePositions(comment, reach) > 0)
          onChange({ kind: 'removed', id: comment.id });
      }
    },
    () => onChange({ kind: 'disconnected' }),
  );
}
