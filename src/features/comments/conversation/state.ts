import type {
  Comment,
  CommentId,
  Cursor,
  PagePath,
  Reader,
  ReplyPage,
  Thread,
  ThreadPage,
} from '../model.ts';
import type { Change, Outcome, Refusal } from '../port.ts';
import { noForm, type OpenForm } from './open-form.ts';
import { emptyOutbox, type Outbox, type Unsent } from './outbox.ts';
import { emptyList, type ThreadList } from './thread-list.ts';

/** Why an edit or a deletion did not happen. */
export interface Problem {
  readonly of: 'edit' | 'deletion';
  readonly refusal: Refusal;
}

/** What the keyboard goes to next. The component that it names takes the focus, and says 'focus-moved'. */
export type FocusTarget =
  | { readonly kind: 'heading' | 'sign-in' }
  | { readonly kind: 'comment' | 'reply-button' | 'edit-button'; readonly id: CommentId }
  | { readonly kind: 'box'; readonly slot: string };

/** The comment that the page's address names. */
export interface Linked {
  readonly id: string;
  readonly status: 'waiting' | 'searching' | 'shown' | 'missing';
}

/** Everything that one person sees and does in the comments of one page. */
export interface State {
  readonly page: PagePath;
  readonly list: ThreadList;
  readonly hasLoaded: boolean;
  /** Whether the newest threads are being asked for; 'twice' when something changed meanwhile. */
  readonly loading: 'no' | 'once' | 'twice';
  /** How many loads in a row have failed. */
  readonly failures: number;
  readonly problem: Refusal | null;
  /** Older threads, or more replies of a thread: asked for, or not to be had just now. */
  readonly more: ReadonlyMap<'older' | CommentId, 'loading' | 'failed'>;
  /** Others wrote these while this person was reading; they wait behind a button. */
  readonly unread: ReadonlySet<CommentId>;
  readonly isReading: boolean;
  readonly linked: Linked | null;

  /** Whether somebody has signed in on this browser. */
  readonly isAuth: boolean;
  /** Null until the backend has said who it is, too. */
  readonly reader: Reader | null;
  /** Who was here last, until they sign out: what is written before the backend has answered is theirs. */
  readonly lastReader: Reader | null;
  readonly isSigningOut: boolean;
  /** The session ended without anybody here having asked for it. */
  readonly expired: 'no' | 'without-text' | 'with-text';

  readonly form: OpenForm;
  /** Slots with a text from before, whose forms are still to be opened. Null until they have been looked up. */
  readonly begun: readonly string[] | null;
  /** Bodies that are being saved. */
  readonly edits: ReadonlyMap<CommentId, string>;
  /** Comments that are being deleted. */
  readonly deletions: ReadonlySet<CommentId>;
  readonly problems: ReadonlyMap<CommentId, Problem>;
  readonly outbox: Outbox;
  /** Said politely by a screen reader. */
  readonly message: string;
  readonly focus: FocusTarget | null;
}

/** What happened, in the past tense; and the answers to effects. */
export type Event =
  // Reading
  | { readonly type: 'opened' | 'reload-asked' | 'older-asked' | 'unread-shown' | 'focus-moved' }
  | { readonly type: 'page-loaded'; readonly outcome: Outcome<ThreadPage> }
  | { readonly type: 'older-loaded'; readonly before: Cursor; readonly outcome: Outcome<ThreadPage> }
  | { readonly type: 'replies-asked'; readonly thread: CommentId }
  | {
      readonly type: 'replies-loaded';
      readonly thread: CommentId;
      readonly after: Cursor;
      readonly outcome: Outcome<ReplyPage>;
    }
  | { readonly type: 'thread-found'; readonly id: CommentId; readonly outcome: Outcome<Thread> }
  | { readonly type: 'changed'; readonly change: Change }
  | { readonly type: 'visibility-changed'; readonly isReading: boolean }
  | { readonly type: 'link-followed'; readonly id: string | null }
  // Who is here
  | { readonly type: 'auth-changed'; readonly isAuth: boolean; readonly hasText: boolean }
  | { readonly type: 'reader-changed'; readonly reader: Reader | null }
  | { readonly type: 'reader-remembered'; readonly reader: Reader }
  | { readonly type: 'sign-out-asked' | 'sign-out-failed' }
  /** The session was ended on purpose, here or in another tab, and the storage is empty. */
  | { readonly type: 'signed-out'; readonly isHere: boolean }
  | { readonly type: 'focus-asked'; readonly target: FocusTarget }
  // Writing
  | { readonly type: 'drafts-found'; readonly slots: readonly string[] }
  | { readonly type: 'reply-opened'; readonly to: CommentId; readonly thread: CommentId }
  | { readonly type: 'edit-opened'; readonly comment: Comment }
  | { readonly type: 'cancelled'; readonly form: OpenForm }
  | {
      readonly type: 'posted';
      readonly form: OpenForm;
      readonly body: string;
      readonly id: CommentId;
      readonly at: string;
    }
  | { readonly type: 'edit-saved'; readonly id: CommentId; readonly body: string }
  | { readonly type: 'edit-answered'; readonly id: CommentId; readonly outcome: Outcome<Comment> }
  | { readonly type: 'deletion-confirmed'; readonly id: CommentId }
  | { readonly type: 'deletion-answered'; readonly id: CommentId; readonly outcome: Outcome<void> }
  // The outbox
  | { readonly type: 'unsent-found'; readonly entries: readonly Unsent[] }
  /** `outcome` is null when another tab had sent it. */
  | {
      readonly type: 'send-ended';
      readonly entry: Unsent;
      readonly outcome: Outcome<Comment> | null;
      readonly at: number;
    }
  | { readonly type: 'pause-ended' | 'network-came-back' }
  | { readonly type: 'retry-asked' | 'discarded'; readonly id: CommentId }
  | { readonly type: 'text-taken-back'; readonly comment: Comment };

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What the reducer asks for. effects.ts does it, and answers with an event where the event's name says so. */
export type Effect =
  | { readonly kind: 'load-page' | 'list-drafts' | 'forget-auth' | 'forget-drafts' }
  | { readonly kind: 'load-page-later'; readonly failures: number }
  | { readonly kind: 'load-older'; readonly before: Cursor }
  | { readonly kind: 'load-replies'; readonly thread: CommentId; readonly after: Cursor }
  | { readonly kind: 'find'; readonly id: CommentId }
  | { readonly kind: 'send'; readonly entry: Unsent }
  | { readonly kind: 'wait'; readonly until: number }
  | { readonly kind: 'save'; readonly id: CommentId; readonly body: string }
  | { readonly kind: 'delete'; readonly id: CommentId }
  | { readonly kind: 'keep-unsent'; readonly entry: Unsent }
  | { readonly kind: 'forget-unsent'; readonly id: CommentId }
  | { readonly kind: 'remember-reader'; readonly reader: Reader }
  | { readonly kind: 'begin-edit'; readonly slot: string; readonly body: string }
  | { readonly kind: 'forget-draft'; readonly slot: string; readonly unlessTyped?: boolean }
  /** Puts a text before what is typed in a box by now. */
  | { readonly kind: 'return-text'; readonly slot: string; readonly text: string }
  /** Moves the text of a box whose comment is gone into that for new comments. */
  | { readonly kind: 'rescue-draft'; readonly slot: string };

/** A state and what it asks for. */
export interface Step {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export const step = (state: State, ...effects: readonly Effect[]): Step => ({ state, effects });

/** The state of a page before anything has happened. `first` is the newest threads, where they came with the page. */
export function initialState(page: PagePath, first: ThreadPage | null = null): State {
  return {
    page,
    list: first ? { ...emptyList, ...first } : emptyList,
    hasLoaded: first !== null,
    loading: 'no',
    failures: 0,
    problem: null,
    more: new Map(),
    unread: new Set(),
    isReading: true,
    linked: null,
    isAuth: false,
    reader: null,
    lastReader: null,
    isSigningOut: false,
    expired: 'no',
    form: noForm,
    begun: null,
    edits: new Map(),
    deletions: new Set(),
    problems: new Map(),
    outbox: emptyOutbox,
    message: '',
    focus: null,
  };
}

/** The signed-in person, or, until the backend has said, who was here last. */
export const writerOf = ({ reader, lastReader }: State): Reader | null => reader ?? lastReader;
