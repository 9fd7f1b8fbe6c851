import { success } from '#lib/outcome.ts';
import { type CommentId, type Cursor, cursorAt, type OwnComments, ownAtOnce } from '../../model.ts';
import type { Outcome } from '../../port.ts';
import { commentIn } from './documents.ts';
import { commentsOfPerson, ownQuery } from './queries.ts';
import type { FirestoreRest } from './rest.ts';

/** How many comments one step deletes, and how many of them at the same time. */
const removedAtOnce = 20;
const together = 5;

/** What one person wrote. It throws what `rest` throws. */
export async function ownComments(
  rest: FirestoreRest,
  uid: string,
  before: Cursor | undefined,
  limit = ownAtOnce,
): Promise<OwnComments> {
  const [found, total] = await Promise.all([
    // One more tells whether there are more.
    rest.run(ownQuery(rest.root, uid, before, limit + 1)),
    rest.count(commentsOfPerson(uid)),
  ]);
  const comments = found.flatMap((fields) => commentIn(fields) ?? []).slice(0, limit);
  const last = comments.at(-1);
  return { comments, next: last && found.length > limit ? cursorAt(last) : null, total };
}

/** Each comment is a transaction of its own, because the rules look at a few documents for each and a batch has a limit of those. */
export async function removeSome(
  rest: FirestoreRest,
  uid: string,
  remove: (id: CommentId) => Promise<Outcome<void>>,
): Promise<Outcome<number>> {
  const { comments, total } = await ownComments(rest, uid, undefined, removedAtOnce);
  for (let first = 0; first < comments.length; first += together) {
    const some = comments.slice(first, first + together);
    const outcomes = await Promise.all(some.map(({ id }) => remove(id)));
    const refused = outcomes.find(({ ok }) => !ok);
    if (refused?.ok === false) return refused;
  }
  return success(comments.length === 0 ? 0 : total - comments.length);
}
