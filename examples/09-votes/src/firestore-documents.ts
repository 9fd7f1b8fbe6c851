import { FirebaseError } from 'firebase/app';
import { type DocumentData, Timestamp } from 'firebase/firestore';
import type { Post } from './post.ts';
import type { Refusal } from './store.ts';

/**
 * A document → a post, or undefined when it isn't one: older code may have
 * written what this code can't read.
 */
export function toPost(
  id: string,
  data: DocumentData,
  isPending: boolean,
): Post | undefined {
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
    isPending,
  };
}

function isListOfNames(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string')
  );
}

/**
 * Turns an error of Firestore into a refusal. Where the rules are expected to
 * say no, the caller names what that means. What nobody expected is logged.
 */
export function refusalFor(error: unknown, expected?: Refusal): Refusal {
  if (!(error instanceof FirebaseError)) throw error;
  const isDenied = ['permission-denied', 'not-found'].includes(error.code);
  if (isDenied && expected) return expected;
  if (error.code === 'unavailable') return 'unavailable';
  console.error('Firestore failed', error);
  if (error.code === 'resource-exhausted') return 'quota';
  return isDenied ? 'forbidden' : 'unavailable';
}
