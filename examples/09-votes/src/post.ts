// #region post
/** A post as it is stored. Only its two lists ever change. */
export interface Post {
  readonly id: string;
  readonly text: string;
  readonly userId: string;
  readonly username: string;
  /** ISO 8601, from the database's clock. */
  readonly createdAt: string;
  /** Who is for it and who is against it: uids, and nobody in both. */
  readonly upvotes: readonly string[];
  readonly downvotes: readonly string[];
}
// #endregion post

export interface Person {
  readonly uid: string;
  readonly name: string;
}

export const maxTextLength = 200;

/** The text as it will be stored, or null when it can't be. */
export function cleanText(typed: string): string | null {
  const text = typed.trim();
  return text.length >= 1 && text.length <= maxTextLength ? text : null;
}
