import type { Outcome as AnyOutcome } from '#lib/outcome.ts';
import type { z } from '#lib/schema.ts';
import type { signInProviders } from '#site/providers.ts';
import type {
  Comment,
  CommentDraft,
  CommentId,
  CommentList,
  Cursor,
  Liked,
  Likes,
  Overview,
  OwnComments,
  PagePath,
  Posted,
  Reader,
  ReplyPage,
  refusalSchema,
  Subject,
  Thread,
  ThreadPage,
} from './model.ts';

export type Refusal = z.infer<typeof refusalSchema>;

export type SignInProvider = (typeof signInProviders)[number];

/** Why a sign-in failed: a refusal, or a problem with the popup that only the person can solve. */
export type SignInRefusal =
  | Refusal
  | { readonly kind: 'popup-blocked' | 'popup-closed' | 'domain-not-authorized' | 'other-provider' };

/** What a backend answers. The problem is a refusal, unless another type is named. */
export type Outcome<Value, Problem = Refusal> = AnyOutcome<Value, Problem>;

/** Changes are idempotent, and may come in any order. */
export type Change =
  /** `isNew` where the backend knows that it is no edit. */
  | { readonly kind: 'upserted'; readonly comment: Comment; readonly isNew?: boolean }
  | { readonly kind: 'removed'; readonly id: CommentId }
  /** How many people like these now. */
  | { readonly kind: 'liked'; readonly likes: Likes }
  /** Changes may have been missed: load the newest threads again. */
  | { readonly kind: 'stale' }
  /** The connection is lost. 'stale' follows when it is back. */
  | { readonly kind: 'disconnected' };

/** Comments of one page. Methods resolve to an Outcome; they reject only on a bug in the adapter. */
export interface CommentsPort {
  /** Absent on a site without likes. */
  readonly likes?: LikesPort;
  /** The newest threads, or those older than a cursor. */
  threads(page: PagePath, before?: Cursor): Promise<Outcome<ThreadPage>>;
  /** The replies of a thread after a cursor. */
  replies(page: PagePath, thread: CommentId, after: Cursor): Promise<Outcome<ReplyPage>>;
  /** The thread of a comment, with its first replies and in any case that comment. */
  find(page: PagePath, id: CommentId): Promise<Outcome<Thread>>;
  /** Calls onChange for each change from now on, or since a revision that came with the page. Returns a stop function. */
  changes(page: PagePath, onChange: (change: Change) => void, seen?: string): () => void;
  /** Posting the same draft.id again returns the stored comment, so a retry never duplicates. One that waits for approval has `isHeld`. */
  post(page: PagePath, draft: CommentDraft): Promise<Outcome<Posted>>;
  /** The reader's own comments on all pages that wait for approval, oldest first. */
  held(): Promise<Outcome<readonly Comment[]>>;
  /** Replaces the body. Only the author may. */
  edit(id: CommentId, body: string): Promise<Outcome<Comment>>;
  /** Only the author and the site's owner may. A tombstone keeps the replies. What is not there counts as removed, for retries. */
  remove(id: CommentId): Promise<Outcome<void>>;
  /** What the signed-in reader wrote, on all pages, newest first, or what is older than a cursor. */
  own(before?: Cursor): Promise<Outcome<OwnComments>>;
  /** Removes what a person wrote and likes, all of it or as much as fits into one step, if it is they who are signed in. Resolves to how many are left. */
  removeOwn(uid: string): Promise<Outcome<number>>;
}

/** Likes of comments and articles, one per person. Nobody is told whose they are. */
export interface LikesPort {
  /** What the signed-in reader likes, on all pages. */
  mine(): Promise<Outcome<readonly Liked[]>>;
  /** Likes something, or takes the like back; again is harmless. Resolves to how many people like it now. */
  set(page: PagePath, subject: Subject, isLiked: boolean): Promise<Outcome<number>>;
}

/** Which comments the owner looks for. */
export interface CommentFilter {
  /** In text and names, in upper or lower case. */
  readonly search?: string | undefined;
  /** The uid of who wrote them. */
  readonly by?: string | undefined;
}

/** What only the site's owner may do. Everyone else is refused. */
export interface ModerationPort {
  /** Whether a search finds comments that have not been loaded. */
  readonly searchesAll: boolean;
  overview(): Promise<Outcome<Overview>>;
  /** The newest comments of all pages, or those older than a cursor. */
  comments(filter: CommentFilter, before?: Cursor): Promise<Outcome<CommentList>>;
  /** What a person wrote that waits for approval. */
  heldBy(uid: string): Promise<Outcome<readonly Comment[]>>;
  /** Calls onChange now, and when comments have changed or new ones wait. Returns a stop function. */
  changes(onChange: () => void): () => void;
  /** Publishes a held comment; again is harmless. From then on its writer is known, and their comments don't wait. */
  approve(held: Comment): Promise<Outcome<void>>;
  /** Bans the author of a comment from posting and editing. They may still delete. */
  ban(author: Comment): Promise<Outcome<void>>;
  unban(uid: string): Promise<Outcome<void>>;
  /** Whether first comments of new people wait for approval. */
  setHolding(holdsNewcomers: boolean): Promise<Outcome<void>>;
}

/** Who is reading. The stored isAuth flag decides whether the form is shown. */
export interface ReaderPort {
  /** Calls onChange with the reader once known (null when signed out) and whenever it changes. Returns a stop function. */
  watch(onChange: (reader: Reader | null) => void): () => void;
  /** In the order in which they are offered. The first one is the owner's. */
  readonly providers: readonly SignInProvider[];
  /** Opens the provider's popup. With `asOwner`, the backend also checks whether this is the owner. */
  signIn(provider: SignInProvider, asOwner?: boolean): Promise<Outcome<Reader, SignInRefusal>>;
  /** Signs out of the provider, then clears local storage. */
  signOut(): Promise<Outcome<void>>;
}

/** Mail to the signed-in reader about replies, for whom `mailsReplies` says whether it is on. Their address stays with the backend. */
export interface ReplyMailsPort {
  /** Opens the provider's popup, which gives the backend the reader's address. */
  turnOn(): Promise<Outcome<void, SignInRefusal>>;
  turnOff(): Promise<Outcome<void>>;
}

/** What a page is built for: comments, and who is reading them. */
export interface Backend {
  readonly comments: CommentsPort;
  readonly reader: ReaderPort;
  readonly replyMails?: ReplyMailsPort;
  /** Called when no answer has come in time: after a proxy's page, Firestore's SDK waits forever and holds up all later requests. */
  readonly beginAgain?: () => void;
  /** Its code is loaded only for the site's owner. */
  readonly moderation: () => Promise<ModerationPort>;
}
