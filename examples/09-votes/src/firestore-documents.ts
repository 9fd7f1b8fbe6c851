import { FirebaseError } from 'firebase/app';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { Post } from './post.ts';
import type { Refusal } from './store.ts';

/**
 * A document → a post, or undefined when it isn't one: older code may have
 * written what this code can't read.
 */
export function toPost(id: string, data: DocumentData): Post | undefined {
  const { text, userId, username, createdAt, upvotes, downvotes } = data;
  if (
    typeof text !== 'string' ||
    typeof userId !== 'string' ||
    typeof username !== 'string' ||
    !(createdAt instanceof Timestamp) ||
    !isListOfNames(upvotes) ||
    !isListOfNames(downvotes)
  )
    return;
  const written = createdAt.toDate().toISOString();
  return {
    id,
    text,
    userId,
    username,
    createdAt: written,
    upvotes,
    downvotes,
  };
}

function isListOfNames(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string')
  );
}

/**
 * Turns an error of Firestore into a refusal. The rules say only 'denied', so
 * the caller says what that means. Other errors are logged.
 */
export function refusalFor(error: unknown, denied: Refusal): Refusal {
  if (!(error instanceof FirebaseError)) throw error;
  if (error.code === 'permission-denied' || error.code === 'not-found')
    return denied;
  if (error.code === 'unauthenticated') return 'signed-out';
  if (error.code !== 'unavailable')
    console.error('Firestore failed', error);
  return 'unavailable';
}
