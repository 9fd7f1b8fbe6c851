/** A comment as it is stored. Only `body` and `editedAt` ever change. */
export interface Comment {
  readonly id: string;
  readonly body: string;
  /** The comment that this one answers, or null. It may be gone by now. */
  readonly parentId: string | null;
  readonly userId: string;
  readonly username: string;
  /** ISO 8601, from the database's clock. */
  readonly createdAt: string;
  /** When `body` changed last, or null if it never did. */
  readonly editedAt: string | null;
  /** The page that it was written on. */
  readonly pathName: string;
}

/** What a person adds. The store fills in the author and the time. */
export type Draft = Pick<Comment, 'id' | 'body' | 'parentId'>;

export interface Person {
  readonly uid: string;
  readonly name: string;
}

export const maxBodyLength = 5000;

/** Anything but white space and characters that nobody sees. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/** The text as it will be stored, or null when it can't be. */
export function cleanBody(typed: string): string | null {
  const body = tidy(typed);
  return visible.test(body) && body.length <= maxBodyLength ? body : null;
}

/** Without space around it, and with one empty line where it had many. */
export function tidy(text: string): string {
  return text.trim().replace(/\n\s*\n/g, '\n\n');
}

/** Seven base-36 digits, made before anything is sent. */
export function newCommentId(): string {
  const digits = crypto.getRandomValues(new Uint32Array(7));
  return Array.from(digits, (n) => (n % 36).toString(36)).join('');
}
