import type { Comment, CommentId } from '../model.ts';

/** Which form is open. At most one is, so two forms never compete for the keyboard. */
export type OpenForm =
  | { readonly kind: 'none' }
  /** `thread` is the top-level comment that the reply will belong to; `to` is the comment whose Reply was chosen. */
  | { readonly kind: 'replying'; readonly to: CommentId; readonly thread: CommentId }
  | { readonly kind: 'editing'; readonly id: CommentId };

export const noForm: OpenForm = { kind: 'none' };

export function isSameForm(a: OpenForm, b: OpenForm): boolean {
  return slotOf(a) === slotOf(b);
}

/** Where the text of a form is kept: each has a draft of its own. */
export function slotOf(form: OpenForm): string {
  if (form.kind === 'replying') return `reply:${form.to}`;
  return form.kind === 'editing' ? `edit:${form.id}` : 'new';
}

/** The form of a slot, if this person may still use it on that comment. */
export function formOfSlot(slot: string, comment: Comment, uid: string): OpenForm | null {
  if (slot.startsWith('edit:')) return comment.userId === uid ? { kind: 'editing', id: comment.id } : null;
  return { kind: 'replying', to: comment.id, thread: comment.parentId ?? comment.id };
}
