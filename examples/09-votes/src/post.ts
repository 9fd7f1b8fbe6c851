// #region post
/**
 * A post as the page uses it. In Firestore the id is the document's name
 * and createdAt is a Timestamp. Only the two lists change in it.
 */
export interface Post {
  readonly id: string;
  readonly text: string;
  readonly userId: string;
  readonly username: string;
  /** ISO 8601, from the database's clock. */
  readonly createdAt: string;
  /** The uids of the people for it and against it; nobody is in both. */
  readonly upvotes: readonly string[];
  readonly downvotes: readonly string[];
  /** Shows a vote of mine that the database has not confirmed yet. */
  readonly isPending: boolean;
}
// #endregion post

export interface Person {
  readonly uid: string;
  readonly name: string;
}

/** What the form sends. A second attempt has the same id. */
export interface Draft {
  readonly id: string;
  readonly text: string;
}

export const maxTextLength = 200;

/** The text as it will be stored, or null when it can't be. */
export function cleanText(typed: string): string | null {
  const text = typed.trim();
  return text.length >= 1 && text.length <= maxTextLength ? text : null;
}
