// #region forms
/** Which form is open. At most one is. */
export type OpenForm =
  | { readonly kind: 'none' }
  | { readonly kind: 'reply'; readonly to: string }
  | { readonly kind: 'edit'; readonly id: string };

export type OpenFormEvent =
  | { readonly type: 'reply-opened'; readonly to: string }
  | { readonly type: 'edit-opened'; readonly id: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'sent'; readonly from: OpenForm };

export const noForm: OpenForm = { kind: 'none' };

// #region reducer
export function openFormReducer(
  open: OpenForm,
  event: OpenFormEvent,
): OpenForm {
  throw new Error(`Yours to write: ${event.type} when ${open.kind}`);
}
// #endregion reducer
// #endregion forms

export function isSameForm(a: OpenForm, b: OpenForm): boolean {
  return formKey(a) === formKey(b);
}

/** A name for the form: 'none', 'reply:abc1234', 'edit:abc1234'. */
export function formKey(form: OpenForm): string {
  switch (form.kind) {
    case 'none':
      return 'none';
    case 'reply':
      return `reply:${form.to}`;
    case 'edit':
      return `edit:${form.id}`;
  }
}
