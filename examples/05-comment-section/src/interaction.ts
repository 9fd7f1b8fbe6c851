// #region focus
/** Which form is open. At most one is. */
export type Focus =
  | { readonly kind: 'none' }
  | { readonly kind: 'replying'; readonly to: string }
  | { readonly kind: 'editing'; readonly id: string };

export type FocusEvent =
  | { readonly type: 'reply-opened'; readonly to: string }
  | { readonly type: 'edit-opened'; readonly id: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'sent'; readonly from: Focus };
// #endregion focus

export const noFocus: Focus = { kind: 'none' };

// #region refocus
export function refocus(focus: Focus, event: FocusEvent): Focus {
  switch (event.type) {
    case 'reply-opened':
      return { kind: 'replying', to: event.to };
    case 'edit-opened':
      return { kind: 'editing', id: event.id };
    case 'cancelled':
      return noFocus;
    case 'sent':
      // A late answer must not close a form opened in the meantime.
      return sameFocus(event.from, focus) ? noFocus : focus;
  }
}
// #endregion refocus

export function sameFocus(a: Focus, b: Focus): boolean {
  return focusKey(a) === focusKey(b);
}

/** A name for the form: 'none', 'replying:abc1234', 'editing:abc1234'. */
export function focusKey(focus: Focus): string {
  switch (focus.kind) {
    case 'none':
      return 'none';
    case 'replying':
      return `replying:${focus.to}`;
    case 'editing':
      return `editing:${focus.id}`;
  }
}
