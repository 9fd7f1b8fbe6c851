import type { Comment } from './comment.ts';

// #region threads
export interface Thread {
  readonly id: string;
  /** Null when the comment is gone and its replies are not: a tombstone. */
  readonly root: Comment | null;
  readonly replies: readonly Comment[];
}

/** Comments in any order → threads, newest first, replies oldest first. */
export function buildThreads(comments: readonly Comment[]): Thread[] {
  throw new Error(`Yours to write, for ${comments.length} comments`);
}
// #endregion threads
