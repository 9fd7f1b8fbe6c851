import { z } from '#lib/schema.ts';
import {
  type CommentId,
  commentIdSchema,
  pagePathSchema,
  type Reader,
  readerSchema,
  type ThreadPage,
} from '../model.ts';
import type { Refusal } from '../port.ts';
import { emptyList, type ThreadList } from './thread-list.ts';

/** A comment that was written here and that no backend has confirmed yet. It is kept until one has. */
export const unsentSchema = z.object({
  id: commentIdSchema,
  page: pagePathSchema,
  parentId: z.nullable(commentIdSchema),
  body: z.string(),
  writtenAt: z.iso.datetime({ precision: 3 }),
  /** Who wrote it: nobody else's session may send it. */
  author: readerSchema,
});
export type Unsent = z.infer<typeof unsentSchema>;

/** A reply to a comment or the edit of one, and the thread that it is in. */
export interface Form {
  readonly kind: 'reply' | 'edit';
  readonly id: CommentId;
  readonly thread: CommentId;
}

/** Where the text of a form is kept. Without a form, it is the box for new comments. */
export const slotOf = (form: Form | null) => (form ? `${form.kind}:${form.id}` : 'new');

/** What is happening to a comment of one's own, or why it did not happen. */
export type Pending =
  | { readonly kind: 'saving'; readonly body: string }
  | { readonly kind: 'deleting' }
  | { readonly kind: 'failed'; readonly to: 'edit' | 'delete'; readonly refusal: Refusal };

/** Everything that one person sees and does in the comments of one page. */
export interface State {
  /** Whether the backend's code is there. */
  readonly isConnected: boolean;
  readonly list: ThreadList;
  readonly hasLoaded: boolean;
  /** Whether the list has come from the backend, and not only with a page that may be old. */
  readonly isCurrent: boolean;
  readonly isLoading: boolean;
  readonly isOffline: boolean;
  /** Older threads, or more replies of a thread: asked for, or not to be had just now. */
  readonly more: ReadonlyMap<string, 'loading' | 'failed'>;
  /** Others wrote these while this person was here; they wait behind a button, so that nothing moves. */
  readonly unread: ReadonlySet<CommentId>;
  /** The comment that the page's address names. */
  readonly linked: { readonly id: string; readonly status: 'wanted' | 'shown' | 'missing' } | null;

  /** Whether somebody has signed in on this browser. */
  readonly isAuth: boolean;
  /** Who that is, or was when the session ended without a sign-out. */
  readonly reader: Reader | null;
  /** Whether the backend has said that it is them. */
  readonly isConfirmed: boolean;

  /** At most one form is open besides that for new comments, so two never compete for the keyboard. */
  readonly form: Form | null;
  readonly pending: ReadonlyMap<CommentId, Pending>;
  /** What this browser keeps until it is sent, of all pages, in the order in which it was written. */
  readonly unsent: readonly Unsent[];
  readonly sending: CommentId | null;
  readonly refused: ReadonlyMap<CommentId, Refusal>;
  /** Why nothing is sent for the moment. `until` is in milliseconds since 1970. */
  readonly pause: { readonly kind: 'offline' | 'limited'; readonly until: number } | null;
  /** How often in a row the network was found missing. */
  readonly misses: number;

  /** Said politely by a screen reader. */
  readonly message: string;
  /** What the keyboard goes to next: 'heading', 'sign-in', 'comment <id>', 'reply <id>', 'edit <id>' or 'box <slot>'. */
  readonly focus: string | null;
}

/** Before anything has happened. `first` is the newest threads, where they came with the page. */
export const initialState = (first: ThreadPage | null): State => ({
  isConnected: false,
  list: { ...emptyList, ...first },
  hasLoaded: first !== null,
  isCurrent: false,
  isLoading: false,
  isOffline: false,
  more: new Map(),
  unread: new Set(),
  linked: null,
  isAuth: false,
  reader: null,
  isConfirmed: false,
  form: null,
  pending: new Map(),
  unsent: [],
  sending: null,
  refused: new Map(),
  pause: null,
  misses: 0,
  message: '',
  focus: null,
});

export function mapWith<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value?: Value,
): ReadonlyMap<Key, Value> {
  const changed = new Map(map);
  changed.delete(key);
  return value === undefined ? changed : changed.set(key, value);
}

/** 1, 2, 4 … 60 seconds, so that a server that comes back is not met by everyone at once. */
export const retryMs = (failures: number) => Math.min(60, 2 ** failures) * 1000 * (0.75 + Math.random() / 2);
