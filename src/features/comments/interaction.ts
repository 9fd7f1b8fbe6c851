import type { CommentId } from './model.ts';

/** Which form is open. At most one is, so two forms never compete for the keyboard. */
export type Focus =
  | { readonly kind: 'none' }
  /** `thread` is the top-level comment that the reply will hang on; `to` is the comment whose Reply was chosen. */
  | { readonly kind: 'replying'; readonly to: CommentId; readonly thread: CommentId }
  | { readonly kind: 'editing'; readonly id: CommentId };

export type FocusEvent =
  | { readonly type: 'reply-opened'; readonly to: CommentId; readonly thread: CommentId }
  | { readonly type: 'edit-opened'; readonly id: CommentId }
  | { readonly type: 'cancelled' }
  | { readonly type: 'sent'; readonly from: Focus }
  /** An edit came back refused: its form opens again, unless another one was opened meanwhile. */
  | { readonly type: 'edit-refused'; readonly id: CommentId };

export const noFocus: Focus = { kind: 'none' };

export function refocus(focus: Focus, event: FocusEvent): Focus {
  switch (event.type) {
    case 'reply-opened':
      return { kind: 'replying', to: event.to, thread: event.thread };
    case 'edit-opened':
      return { kind: 'editing', id: event.id };
    case 'cancelled':
      return noFocus;
    // A late answer must not close a form that the reader opened in the meantime.
    case 'sent':
      return sameFocus(event.from, focus) ? noFocus : focus;
    case 'edit-refused':
      return focus.kind === 'none' ? { kind: 'editing', id: event.id } : focus;
  }
}

export function sameFocus(a: Focus, b: Focus): boolean {
  if (a.kind === 'replying') return b.kind === 'replying' && a.to === b.to;
  if (a.kind === 'editing') return b.kind === 'editing' && a.id === b.id;
  return b.kind === 'none';
}
