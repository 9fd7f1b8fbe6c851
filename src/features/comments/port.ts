import type { Outcome as AnyOutcome } from '#lib/outcome.ts';
import type { Comment, CommentDraft, CommentId, PagePath, Reader } from './model.ts';

/** Why the backend said no. Adapters turn their own errors into these and nothing else. */
export type Refusal =
  | { readonly kind: 'signed-out' | 'forbidden' | 'not-found' | 'unavailable' }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number };

/** Why nobody was signed in: a refusal, or something about the popup that only the person can change. */
export type SignInRefusal =
  | Refusal
  | { readonly kind: 'popup-blocked' | 'popup-closed' | 'domain-not-authorized' };

/** What asking a backend came to. Its problem is a refusal, unless another one is named. */
export type Outcome<Value, Problem = Refusal> = AnyOutcome<Value, Problem>;

/** Comments of one page. Methods resolve to an Outcome; they reject only on a bug in the adapter. */
export interface CommentsPort {
  /** Calls onChange with the page's comments now and after every change, or with a refusal. Returns a stop function. */
  watch(page: PagePath, onChange: (seen: Outcome<readonly Comment[]>) => void): () => void;
  /** Asks for the comments again, where a signed-out reader is not told of changes. Resolves when the answer was told. */
  refresh?(page: PagePath): Promise<void>;
  /** Posting the same draft.id again returns the stored comment, so a retry never duplicates. */
  post(page: PagePath, draft: CommentDraft): Promise<Outcome<Comment>>;
  /** Replaces the body in place; only its author may. */
  edit(page: PagePath, id: CommentId, body: string): Promise<Outcome<Comment>>;
  /** Removes the comment; its replies stay. Only its author may. */
  remove(page: PagePath, id: CommentId): Promise<Outcome<void>>;
}

/** Who is reading. The interface shows the form by the stored isAuth flag and learns the uid from here. */
export interface ReaderPort {
  /** Calls onChange with the reader once known (null when signed out) and whenever it changes. Returns a stop function. */
  watch(onChange: (reader: Reader | null) => void): () => void;
  /** Opens the provider's popup. A popup that was blocked or closed is a refusal, not an exception. */
  signIn(): Promise<Outcome<Reader, SignInRefusal>>;
  /** Signs out of the provider, then clears local storage. */
  signOut(): Promise<Outcome<void>>;
}
