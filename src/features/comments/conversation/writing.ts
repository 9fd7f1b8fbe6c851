import { comments as words } from '#language';
import {
  type Comment,
  type CommentId,
  commentBy,
  commentIdSchema,
  newCommentId,
  threadOf,
} from '../model.ts';
import { mayChange } from '../policy.ts';
import { deletionPrefix, isAuthKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { paced, resume } from './outbox.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import { type Form, slotOf } from './state.ts';
import { commentIn } from './thread-list.ts';

const formFor = (kind: Form['kind'], comment: Comment): Form => ({
  kind,
  id: comment.id,
  thread: threadOf(comment),
});

const open = (c: Conversation, form: Form | null) => c.set({ form, focus: `box ${slotOf(form)}` });

export function openReply(c: Conversation, to: Comment): void {
  open(c, formFor('reply', to));
}

export function openEdit(c: Conversation, comment: Comment): void {
  const form = formFor('edit', comment);
  const slot = slotOf(form);
  const draft = c.drafts.read(slot);
  // An edit that was begun remembers what the comment said then.
  if (!draft || draft.text === draft.original) c.drafts.write(slot, comment.body, comment.body);
  c.setPending(comment.id);
  open(c, form);
}

/** Closes a form and discards its text. */
export function cancel(c: Conversation, form: Form | null): void {
  c.drafts.forget(slotOf(form));
  if (form?.kind === 'edit') c.setPending(form.id);
  c.set(form ? { form: null, focus: `${form.kind} ${form.id}` } : { focus: 'box new' });
}

/** Sends what is in a form's box, or in the box for new comments. */
export function submit(c: Conversation, form: Form | null, text: string): void {
  const body = text.trim();
  // The message is emptied, so that the same one is announced again.
  c.set({ form: slotOf(c.state.form) === slotOf(form) ? null : c.state.form, message: '' });
  if (form?.kind === 'edit') void saveEdit(c, form, body);
  else post(c, form, body);
}

/** From here on the comment is on the screen, and kept in this browser until it has been sent. */
function post(c: Conversation, form: Form | null, body: string): void {
  if (!c.state.reader) return;
  const draft = { id: newCommentId(), body, parentId: form?.thread ?? null };
  const comment = commentBy(c.state.reader, draft, c.page, new Date().toISOString());
  c.store.set(unsentPrefix + comment.id, JSON.stringify(comment));
  c.drafts.forget(slotOf(form));
  c.set({ focus: `comment ${comment.id}` });
}

/** An edit is shown at once, and taken back with the reason if the backend refuses it. */
async function saveEdit(c: Conversation, form: Form, body: string): Promise<void> {
  const { id } = form;
  // Saving an edit restores a comment that was deleted in another tab.
  c.store.remove(deletionPrefix + id);
  c.setPending(id, { kind: 'saving', body });
  c.set({ focus: `edit ${id}` });
  const outcome = await c.ask((comments) => paced(c, comments, () => comments.edit(c.page, id, body)));
  c.setPending(id);
  if (outcome.ok) {
    applyChange(c, { kind: 'upserted', comment: outcome.value });
    // Another tab may have gone on typing.
    if (c.drafts.text(slotOf(form)).trim() === body) c.drafts.forget(slotOf(form));
    return c.set({ message: words.changed });
  }
  if (!commentIn(c.state.list, id)) return c.rescueEdit(id);
  c.setPending(id, { kind: 'failed', to: 'edit', refusal: outcome.problem });
  if (outcome.problem.kind === 'signed-out') c.store.remove(isAuthKey);
  if (c.state.form) return;
  open(c, form);
  // A reader who has been signed out sees no form.
  if (!c.state.isAuth) c.set({ focus: `comment ${id}` });
}

/** Sends what is unsent again, a refused comment among it. */
export function retry(c: Conversation, id: CommentId): void {
  c.setPending(id);
  resume(c);
}

export function discard(c: Conversation, id: CommentId): void {
  c.store.remove(unsentPrefix + id);
  c.set({ message: words.discarded, focus: 'heading' });
}

/** Puts an unsent comment's text back into the box it came from, before anything that has been typed there since. */
export function takeBack(c: Conversation, { id, parentId, body }: Comment): void {
  const top = parentId && commentIn(c.state.list, parentId);
  const form = top ? formFor('reply', top) : null;
  c.drafts.prepend(slotOf(form), body);
  c.store.remove(unsentPrefix + id);
  open(c, form);
}

/**
 * Opens the first form that was left with text in it; the others keep theirs. Where the comment of a form is gone, the text
 * moves to the box for new comments.
 */
export async function restoreForms(c: Conversation): Promise<void> {
  for (const slot of c.drafts.slots()) {
    const [kind, text] = slot.split(':');
    const id = commentIdSchema.safeParse(text);
    if (!id.success) continue;
    const problem = await loadThreadOf(c, id.data);
    if (problem && problem !== 'not-found') continue;
    const { list, reader, form } = c.state;
    const comment = commentIn(list, id.data);
    const isEdit = kind === 'edit';
    const isUsable =
      comment && (isEdit ? mayChange(comment, reader?.uid ?? '') : commentIn(list, threadOf(comment)));
    // It was saved, and the answer came too late.
    if (isEdit && comment?.body === c.drafts.text(slot).trim()) c.drafts.forget(slot);
    else if (!isUsable) c.drafts.rescue(slot);
    else if (!form) c.set({ form: formFor(isEdit ? 'edit' : 'reply', comment) });
  }
}
