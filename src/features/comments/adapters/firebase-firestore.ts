import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import {
  bodySchema,
  type Comment,
  type CommentDraft,
  type CommentId,
  draftSchema,
  type PagePath,
  type Reader,
} from '../model.ts';
import { mayChange, mayReplyTo } from '../policy.ts';
import type { CommentsPort, Outcome, Refusal } from '../port.ts';
import { codeOf, refusalOf } from './firebase-refusals.ts';
import { commentIn, newDocument } from './firestore-documents.ts';
import type { Pace } from './pace.ts';

/** What the adapter needs besides the database. */
export interface Circumstances {
  /** Who is signed in, by their identity token; null for nobody. */
  readonly reader: () => Promise<Reader | null>;
  readonly now: () => number;
  /** The server's clock, asked for when the rules refuse a time; null when it can't be had. */
  readonly serverNow: () => Promise<number | null>;
  readonly isOnline: () => boolean;
  readonly pace: Pace;
}

/**
 * Comments in Firestore, for somebody who is signed in. Writes are transactions: unlike the SDK's plain writes they end when
 * there is no network, so that the outbox, which outlives the tab, is the only queue.
 */
export function firestoreComments(store: Firestore, circumstances: Circumstances): CommentsPort {
  const { reader, now, isOnline, pace } = circumstances;
  const comments = collection(store, 'comments');
  const at = (id: CommentId) => doc(comments, id);

  /** Runs a write as the person who is signed in. Errors become refusals. */
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

  /** Changes a comment that exists and is one's own. */
  function change<Value>(
    id: CommentId,
    by: (transaction: Transaction, comment: Comment) => Value,
  ): Promise<Outcome<Value>> {
    return asReader((me) =>
      runTransaction(store, async (transaction) => {
        const comment = commentIn((await transaction.get(at(id))).data());
        if (!comment) return failure<Refusal>({ kind: 'not-found' });
        if (!mayChange(comment, me.uid)) return failure<Refusal>({ kind: 'forbidden' });
        return success(by(transaction, comment));
      }),
    );
  }

  function create(page: PagePath, draft: CommentDraft, me: Reader, clock: number): Promise<Outcome<Comment>> {
    return runTransaction(store, async (transaction): Promise<Outcome<Comment>> => {
      const existing = commentIn((await transaction.get(at(draft.id))).data());
      if (existing) return mayChange(existing, me.uid) ? success(existing) : failure(taken);
      if (draft.parentId !== null) {
        const parent = commentIn((await transaction.get(at(draft.parentId))).data());
        const allowed = mayReplyTo(parent ?? undefined, page);
        if (!allowed.ok) return allowed;
      }
      const comment = newDocument(page, draft, me, clock);
      transaction.set(at(draft.id), comment);
      transaction.set(doc(store, 'writers', me.uid), { lastPostAt: serverTimestamp(), commentId: draft.id });
      return success(comment);
    });
  }

  /** Why the rules refused a new comment: one came too soon before it, or the device's clock is wrong, or it may not be. */
  async function reasonFor(me: Reader): Promise<{ rest: true } | { clock: number } | null> {
    const latest = await getDocsFromServer(
      query(comments, where('userId', '==', me.uid), orderBy('createdAt', 'desc'), limit(1)),
    );
    const serverNow = await circumstances.serverNow();
    if (serverNow === null) return null;
    const last = commentIn(latest.docs[0]?.data());
    if (last && serverNow - Date.parse(last.createdAt) < pace.restMs + 1000) return { rest: true };
    return Math.abs(serverNow - now()) > 60_000 ? { clock: serverNow } : null;
  }

  return {
    watch(page, onChange) {
      return onSnapshot(
        query(comments, where('pathName', '==', page)),
        { includeMetadataChanges: true },
        (snapshot) => {
          const list = snapshot.docs.flatMap((each) => commentIn(each.data()) ?? []);
          // An empty cache says nothing about the page.
          if (list.length > 0 || !snapshot.metadata.fromCache) onChange(success(list));
          if (snapshot.metadata.fromCache && !isOnline()) onChange(failure({ kind: 'unavailable' }));
        },
        (error) => onChange(failure(refusalOf(error))),
      );
    },
    post: (page, draft) =>
      asReader(async (me) => {
        const parsed = draftSchema.safeParse(draft);
        if (!parsed.success) return failure(invalid(parsed.error.issues));
        const wanted = { ...draft, ...parsed.data };
        await pace.rest();
        try {
          const posted = await create(page, wanted, me, now());
          if (posted.ok) pace.posted();
          return posted;
        } catch (error) {
          if (codeOf(error) !== 'permission-denied') throw error;
          const reason = await reasonFor(me);
          if (reason === null) return failure({ kind: 'forbidden' });
          if ('rest' in reason)
            return failure({ kind: 'rate-limited', retryAfterSeconds: Math.ceil(pace.restMs / 1000) });
          return create(
            page,
            { ...wanted, writtenAt: new Date(reason.clock).toISOString() },
            me,
            reason.clock,
          );
        }
      }),
    edit(_page, id, body) {
      const parsed = bodySchema.safeParse(body);
      if (!parsed.success) return Promise.resolve(failure(invalid(parsed.error.issues)));
      return change(id, (transaction, comment) => {
        transaction.update(at(id), { body: parsed.data });
        return { ...comment, body: parsed.data };
      });
    },
    remove: (_page, id) => change(id, (transaction) => void transaction.delete(at(id))),
  };
}

const taken: Refusal = { kind: 'invalid', problems: ['This comment could not be filed. Send it again.'] };

function invalid(issues: readonly { readonly message: string }[]): Refusal {
  return { kind: 'invalid', problems: issues.map(({ message }) => message) };
}
