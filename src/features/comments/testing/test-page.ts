import {
  type Comment,
  type CommentDraft,
  type CommentId,
  commentBy,
  newCommentId,
  type PagePath,
  type Reader,
} from '../model.ts';
import type { CommentsPort, ModerationPort, Outcome } from '../port.ts';

export interface Person {
  readonly port: CommentsPort;
  readonly reader: Reader;
  readonly moderation: () => Promise<ModerationPort>;
}

/** A page without comments, on a backend of any kind, and the people who use it. */
export interface TestPage {
  readonly ada: Person;
  readonly grace: Person;
  /** Signed in, and the author of nothing. */
  readonly stranger: Person;
  readonly owner: Person;
  /** A person whom the backend has never seen. */
  newcomer(): Person | Promise<Person>;
  readonly signedOut: CommentsPort;
  readonly page: PagePath;
  readonly otherPage: PagePath;
  /** Well formed, but no article has this path. */
  readonly missingPage: PagePath;
  /** Stores comments directly, without the rules for posting. */
  holds(comments: readonly Comment[]): void | Promise<void>;
}

export function draft(body: string, more: Partial<CommentDraft> = {}): CommentDraft {
  return { id: newCommentId(), body, parentId: null, ...more };
}

const firstSecond = Date.UTC(2026, 0, 1);

const given = new Set<CommentId>();
/** Of ten thousand random ids, two are equal once in 1,500 runs. */
function unusedId(): CommentId {
  const id = newCommentId();
  if (given.has(id)) return unusedId();
  given.add(id);
  return id;
}

/** Comments as a backend stores them, one second apart. */
export function stored(
  count: number,
  author: Reader,
  page: PagePath,
  more: Partial<Comment> = {},
): readonly Comment[] {
  return Array.from({ length: count }, (_, index) => ({
    ...commentBy(
      author,
      draft(`Body ${index}`, { id: unusedId() }),
      page,
      new Date(firstSecond + index * 1000).toISOString(),
    ),
    ...more,
  }));
}

export function repliesTo(tops: readonly Comment[]): readonly Comment[] {
  return tops.map((top) => ({ ...top, id: unusedId(), parentId: top.id }));
}

export const ids = (all: readonly { readonly id: CommentId }[]) => all.map(({ id }) => id);

export function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.problem)}`);
  return outcome.value;
}

export function refusalOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'accepted' : outcome.problem.kind;
}
