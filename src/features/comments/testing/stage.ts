import { type Comment, type CommentDraft, newCommentId, type PagePath, type Reader } from '../model.ts';
import type { CommentsPort, Outcome } from '../port.ts';

export interface Person {
  readonly port: CommentsPort;
  readonly reader: Reader;
}

/** A fresh, empty backend and the people at it. */
export interface Stage {
  readonly ada: Person;
  readonly grace: Person;
  /** Signed in, and the author of nothing. */
  readonly stranger: Person;
  readonly signedOut: CommentsPort;
  readonly page: PagePath;
  readonly otherPage: PagePath;
  /** Well formed, but no article has this path. */
  readonly missingPage: PagePath;
  /** Stores comments as if they had always been there. */
  holds(comments: readonly Comment[]): void | Promise<void>;
  close(): void | Promise<void>;
}

export function draft(body: string, more: Partial<CommentDraft> = {}): CommentDraft {
  return { id: newCommentId(), body, parentId: null, ...more };
}

export function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.problem)}`);
  return outcome.value;
}

export function refusalOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'accepted' : outcome.problem.kind;
}
