import type { Draft, Post } from './post.ts';
import type { Direction } from './vote.ts';

/**
 * Why the store said no. Each store turns its own errors into these and
 * nothing else.
 */
export type Refusal =
  | 'signed-out'
  | 'not-counted'
  | 'published'
  | 'invalid'
  | 'forbidden'
  | 'quota'
  | 'unavailable';

export type Outcome<Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Refusal };

export type Seen = Outcome<readonly Post[]>;

// #region port
/** Posts, as seen by one person. The store was opened for them. */
export interface PostStore {
  /** Calls back after every change. Returns a stop function. */
  subscribe(onChange: () => void): () => void;
  /** The posts, newest first, or null while nothing is known yet. */
  current(): Seen | null;
  /** Stores a draft once, however often it is sent. */
  add(draft: Draft): Promise<Outcome>;
  /** Counts once for each person and post. */
  vote(id: string, direction: Direction): Promise<Outcome>;
}
// #endregion port

export const done: Outcome = { ok: true, value: undefined };

export function refused(why: Refusal): {
  readonly ok: false;
  readonly why: Refusal;
} {
  return { ok: false, why };
}

export const wordsFor: Readonly<Record<Refusal, string>> = {
  'signed-out': 'Sign in again, then press the button once more.',
  'not-counted':
    'This vote was not counted. A post takes one vote from each person.',
  forbidden: 'The database said no. Sign in again, then try once more.',
  published:
    'This was published before you changed it. To post the new text too, press Publish again.',
  invalid: 'A post has between 1 and 200 characters.',
  quota:
    'The database has reached its limit for today. Try again tomorrow.',
  unavailable: 'There is no connection. Try again soon.',
};
