import { z } from '#lib/schema.ts';
import {
  type Comment,
  type CommentId,
  commentIdSchema,
  pagePathSchema,
  type Reader,
  type Subject,
  type ThreadPage,
} from '../model.ts';
import type { Backend, Refusal } from '../port.ts';
import { LikesState } from './likes.ts';
import type { ThreadList } from './thread-list.ts';

/** An open form for a reply or an edit, with its comment and thread. */
export interface Form {
  readonly kind: 'reply' | 'edit';
  readonly id: CommentId;
  readonly thread: CommentId;
}

/** Names a text box, also in local storage: that of a form, or the one for new comments. */
export type Slot = 'new' | `${Form['kind']}:${CommentId}`;

export const slotOf = (form: Form | null): Slot => (form ? `${form.kind}:${form.id}` : 'new');

/** Names an element that the state can focus: useFocusTarget. `edit` and `reply` are buttons, `deleted` is what replaces a comment. */
export type FocusTarget =
  | 'heading'
  | 'sign-in'
  | `${'comment' | 'reply' | 'edit' | 'deleted' | 'undo'} ${CommentId}`
  | `like ${Subject}`
  | `box ${Slot}`;

/** A deletion that the backend has not confirmed. It is kept in local storage until then, so that it outlives the page. */
export const deletionSchema = z.object({
  id: commentIdSchema,
  pathName: pagePathSchema,
  /** The person who decided it: nobody else's session may send it. */
  userId: z.string(),
  /** Until when it can be undone, in milliseconds since 1970. 0 when it may have been sent. */
  until: z.number(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** What is happening to the reader's own comment, or why it failed. */
export type Pending =
  | { readonly kind: 'saving'; readonly body: string }
  /** It was decided in this tab, and is kept among the deletions. */
  | { readonly kind: 'deleting' }
  | { readonly kind: 'failed'; readonly to: 'post' | 'edit' | 'delete'; readonly refusal: Refusal };

/** Everything that one person sees and does in the comments of one page. It is replaced at each change. */
export class State {
  /** Null until its code has been loaded. */
  readonly backend: Backend | null = null;
  /** Code that could not be loaded. */
  readonly missingCode: 'area' | 'form' | null = null;

  readonly list: ThreadList;
  readonly hasLoaded: boolean;
  readonly isLoading: boolean = false;
  readonly isOffline: boolean = false;
  /** Others wrote these while this person was here. They wait behind a button, so that nothing moves. */
  readonly unread: ReadonlySet<CommentId> = new Set();
  /** The comment that the page's address names. */
  readonly linked: { readonly id: string; readonly status: 'wanted' | 'shown' | 'missing' } | null = null;

  /** Whether a person has signed in on this browser. */
  readonly isAuth: boolean = false;
  /** That person, even after a session that ended without a sign-out. */
  readonly reader: Reader | null = null;
  /** Whether the backend has confirmed who it is. */
  readonly isConfirmed: boolean = false;

  /** At most one form is open besides the one for new comments, so two never compete for the focus. */
  readonly form: Form | null = null;
  readonly pending: ReadonlyMap<CommentId, Pending> = new Map();
  /** What this browser keeps until it is sent, for all pages, oldest first. */
  readonly unsent: readonly Comment[] = [];
  readonly deletions: readonly Deletion[] = [];
  /** The comment whose text, deletion or like is being sent, or the article whose like is. */
  readonly sending: Subject | null = null;
  /** The reader's own comments on this page that wait for the owner's approval. */
  readonly held: readonly Comment[] = [];
  /** Why nothing is sent at the moment. `until` is in milliseconds since 1970. */
  readonly pause: { readonly kind: 'offline' | 'limited'; readonly until: number } | null = null;
  /** How many attempts to send in a row had no answer. */
  readonly failures: number = 0;

  readonly likes: LikesState;

  /** What a screen reader announces. */
  readonly message: string = '';
  /** What gets the focus next. */
  readonly focus: FocusTarget | null = null;

  /** `first` is the newest threads, if they came with the page. Those of a deployment may be old: they have no revision. */
  constructor(first: ThreadPage | null, hasLikes: boolean) {
    this.likes = { ...new LikesState(), counts: hasLikes ? (first?.likes ?? {}) : null };
    this.list = { threads: [], next: null, total: 0, detached: [], removed: new Set(), ...first };
    this.hasLoaded = first?.revision !== undefined;
  }
}
