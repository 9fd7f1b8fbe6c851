import { FirebaseError } from 'firebase/app';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { Comment } from './comment.ts';
import type { Refusal } from './store.ts';

/**
 * A document → a comment, or undefined when it isn't one: older code may
 * have written what this code can't read.
 */
export function toComment(
  id: string,
  data: DocumentData,
): Comment | undefined {
  const {
    body,
    parentId,
    userId,
    username,
    createdAt,
    editedAt,
    pathName,
  } = data;
  if (
    typeof body !== 'string' ||
    typeof userId !== 'string' ||
    typeof username !== 'string'
  )
    return;
  if (typeof pathName !== 'string' || !(createdAt instanceof Timestamp))
    return;
  if (typeof parentId !== 'string' && parentId !== null) return;
  return {
    id,
    body,
    parentId,
    userId,
    username,
    createdAt: createdAt.toDate().toISOString(),
    editedAt:
      editedAt instanceof Timestamp
        ? editedAt.toDate().toISOString()
        : null,
    pathName,
  };
}

// #region refusals
const refusals: Readonly<Record<string, Refusal>> = {
  unauthenticated: 'signed-out',
  'permission-denied': 'forbidden',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
};

/**
 * Turns an error from Firestore into a reason. Unknown errors are logged,
 * so that a missing index or a bug shows up in the console.
 */
export function refusalFor(error: unknown): Refusal {
  const why = error instanceof FirebaseError && refusals[error.code];
  if (why) return why;
  console.error(error);
  return 'unknown';
}
// #endregion refusals
