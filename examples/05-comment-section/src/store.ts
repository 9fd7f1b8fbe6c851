import type { Comment, Draft } from './comment.ts';

/**
 * Why the store said no. Each store turns its own errors into these and
 * nothing else.
 */
export type Refusal =
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'unavailable'
  | 'unknown';

export type Outcome<Value = void> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: Refusal };
/** A page shows its newest comments, this many at most. */
export const maxComments = 100;

// #region port
/** Comments, as seen by the one person for whom the store was opened. */
export interface CommentStore {
  /**
   * Calls back with the page's newest comments, at most `maxComments`, now
   * and after every change, or with a refusal. Returns a stop function.
   */
  watch(
    pathName: string,
    onChange: (seen: Outcome<readonly Comment[]>) => void,
  ): () => void;
  /**
   * Posting the same id again never adds a second comment: the text that
   * was sent last is the one that stays.
   */
  post(pathName: string, draft: Draft): Promise<Outcome>;
  /** Changes the text and nothing else. */
  edit(id: string, body: string): Promise<Outcome>;
  /** Removes the comment. Its replies stay. */
  remove(id: string): Promise<Outcome>;
}
// #endregion port

export const done: Outcome = { ok: true, value: undefined };

export function refused(why: Refusal): {
  readonly ok: false;
  readonly why: Refusal;
} {
  return { ok: false, why };
}

// #region messages
export const messages: Readonly<Record<Refusal, string>> = {
  'signed-out':
    'Sign in again, then press the button once more. Your text is kept.',
  forbidden: 'This was refused. Your text is kept; try again in a minute.',
  'not-found': 'The comment was deleted in the meantime.',
  invalid: 'Write between 1 and 5,000 characters.',
  unavailable: 'There is no connection. Your text is kept; try again soon.',
  unknown: 'Something went wrong. Your text is kept; try again soon.',
};
// #endregion messages
