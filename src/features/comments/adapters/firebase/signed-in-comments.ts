import { type Firestore, getDocFromServer, Timestamp } from 'firebase/firestore';
import { failure, success } from '#lib/outcome.ts';
import type { z } from '#lib/schema.ts';
import { bodySchema, comparePositions, draftSchema, type Reader } from '../../model.ts';
import type { CommentsPort, Outcome } from '../../port.ts';
import { firestoreChanges } from './live.ts';
import { ownComments, removeSome } from './own-comments.ts';
import type { Pace } from './pace.ts';
import { asReader, codeOf } from './refusals.ts';
import type { FirestoreRest } from './rest.ts';
import { create, edit, heldOf, lastWriteOf, remove } from './transactions.ts';

/** What the adapter needs besides the database. */
export interface Dependencies {
  /** The signed-in reader, as their identity token describes them. */
  readonly reader: () => Promise<Reader | null>;
  readonly now: () => number;
  /** Reads without the SDK, and tells the server's clock. */
  readonly rest: FirestoreRest;
  readonly isOnline: () => boolean;
  readonly pace: Pace;
}

/** What a signed-in reader needs the SDK for. They read by REST, as everyone does (threads.ts). */
export type SignedInComments = Omit<CommentsPort, 'isLiveForAll' | 'threads' | 'replies' | 'find'>;

export function firestoreComments(store: Firestore, dependencies: Dependencies): SignedInComments {
  const { reader, isOnline, rest } = dependencies;

  const online = <Value>(work: (me: Reader) => Promise<Outcome<Value>>) =>
    asReader(reader, async (me) => (isOnline() ? work(me) : failure({ kind: 'unavailable' })));

  return {
    changes: (page, onChange) => firestoreChanges(store, isOnline, page, onChange),
    post: (page, draft) =>
      online(async (me) => {
        const parsed = draftSchema.safeParse(draft);
        if (!parsed.success) return refused(parsed.error);
        return paced(store, dependencies, me, (clock) => create(store, page, parsed.data, me, clock));
      }),
    held: () => online(async (me) => success((await heldOf(store, me)).toSorted(comparePositions))),
    edit: (_page, id, body) =>
      online(async (me) => {
        const parsed = bodySchema.safeParse(body);
        if (!parsed.success) return refused(parsed.error);
        return paced(store, dependencies, me, () => edit(store, id, parsed.data, me));
      }),
    remove: (_page, id) => online((me) => remove(store, id, me)),
    own: (before) => online(async (me) => success(await ownComments(rest, me.uid, before))),
    removeOwn: () =>
      online(async (me) => {
        for (const { id } of await heldOf(store, me)) await remove(store, id, me);
        return removeSome(rest, me.uid, (id) => remove(store, id, me));
      }),
  };
}

/** Writes no faster than the rules allow, and once more with the server's clock if the device's is wrong. */
async function paced<Value>(
  store: Firestore,
  dependencies: Dependencies,
  me: Reader,
  write: (clock: number) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { pace, now } = dependencies;
  const attempt = async (clock: number) => {
    const outcome = await write(clock);
    if (outcome.ok) pace.posted();
    return outcome;
  };
  await pace.rest();
  try {
    return await attempt(now());
  } catch (error) {
    if (codeOf(error) !== 'permission-denied') throw error;
    const reason = await reasonFor(store, dependencies, me);
    if (reason === null) return failure({ kind: 'forbidden' });
    if ('clock' in reason) return attempt(reason.clock);
    return failure({ kind: 'rate-limited', retryAfterSeconds: Math.ceil(pace.restMs / 1000) });
  }
}

/** Why the rules refused a write: too soon after the last one, or with a wrong clock. Null: it is forbidden. */
async function reasonFor(
  store: Firestore,
  { rest, pace, now }: Dependencies,
  me: Reader,
): Promise<{ rest: true } | { clock: number } | null> {
  const [known, newcomer] = await Promise.all([
    getDocFromServer(lastWriteOf(store, me, 'writers')),
    getDocFromServer(lastWriteOf(store, me, 'newcomers')),
  ]);
  const last: unknown = known.get('lastPostAt') ?? newcomer.get('lastPostAt');
  const serverNow = await rest.serverNow();
  if (serverNow === null) return null;
  if (last instanceof Timestamp && serverNow - last.toMillis() < pace.restMs + 1000) return { rest: true };
  return Math.abs(serverNow - now()) > 60_000 ? { clock: serverNow } : null;
}

function refused(error: z.core.$ZodError): Outcome<never> {
  return failure({ kind: 'invalid', problems: error.issues.map(({ message }) => message) });
}
