import { listOf, type StoredPost } from './changes.ts';

/** The conditions of firestore.rules, word for word. */
export const lines = {
  notUp: '!(request.auth.uid in before.upvotes)',
  notDown: '!(request.auth.uid in before.downvotes)',
  oneList: 'after.diff(before).affectedKeys().hasOnly([list])',
  onlyMe: 'after[list] == before[list].concat([request.auth.uid])',
} as const;

/**
 * The line of firestore.rules that refuses this update, or null if the rules
 * allow it. playground.test.ts compares it with the rules themselves.
 */
export function refusedBy(
  before: StoredPost,
  after: StoredPost,
  uid: string,
): string | null {
  if (listOf(before.upvotes).includes(uid)) return lines.notUp;
  if (listOf(before.downvotes).includes(uid)) return lines.notDown;
  const others = { upvotes: 'downvotes', downvotes: 'upvotes' } as const;
  const lists = (['upvotes', 'downvotes'] as const).filter(
    (list) =>
      after.text === before.text &&
      isSame(after[others[list]], before[others[list]]),
  );
  if (lists.length === 0) return lines.oneList;
  const isAllowed = lists.some((list) =>
    isSame(after[list], [...listOf(before[list]), uid]),
  );
  return isAllowed ? null : lines.onlyMe;
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);
