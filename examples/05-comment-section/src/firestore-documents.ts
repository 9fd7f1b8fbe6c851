import { FirebaseError } from 'firebase/app';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { Comment } from './comment.ts';
import type { Refusal } from './store.ts';

// #region document
/**
 * A document → a comment, or undefined when it isn't one: older code may
 * have written what this code can't read.
 */
export function toComment(
  id: string,
  data: DocumentData,
): Comment | undefined {
  const { body, parentId, userId, username, createdAt, pathName } = data;
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
    pathName,
  };
}
// #endregion document

const refusals: Readonly<Record<string, Refusal>> = {
  unauthenticated: 'signed-out',
  'permission-denied': 'forbidden',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
};

/**
 * What Firestore threw → why it said no. What it doesn't explain is a
 * connection that may come back.
 */
export function refusalFor(error: unknown): Refusal {
  if (!(error instanceof FirebaseError)) throw error;
  return refusals[error.code] ?? 'unavailable';
}
