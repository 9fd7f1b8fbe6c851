import { comments as words } from '#language';
import {
  type Comment,
  type CommentId,
  commentBy,
  commentIdSchema,
  newCommentId,
  threadIdOf,
} from '../model.ts';
import { mayChange } from '../policy.ts';
import { deletionPrefix, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { exclusively, resume } from './outbox.ts';
import { applyChange, loadThreadOf } from './reading.ts';
import { type Deletion, type Form, slotOf } from './state.ts';
import { commentIn, threadIn } from './thread-list.ts';
import { isDeleted, unsentStatus } from './view.ts';

const formFor = (kind: Form['kind'], comment: Comment): Form => ({
  kind,
  id: comment.id,
  thread: threadIdOf(comment),
});

const open = (conversation: Conversation, form: Form | null) =>
  conversation.set({ form, focus: `box ${slotOf(form)}` });

export function openReply(conversation: Conversation, to: Comment): void {
  open(conversation, formFor('reply', to));
}

export function openEdit(conversation: Conversation, comment: Comment): void {
  const form = formFor('edit', comment);
  const slot = slotOf(form);
  const draft = conversation.drafts.read(slot);
  // An edit that was begun remembers what the comment said then.
  if (!draft || draft.text === draft.original) conversation.drafts.write(slot, comment.body, comment.body);
  conversation.setPending(comment.id);
  open(conversation, form);
}

/** Closes a form and discards its text. The focus returns to the button, or goes to a reply nearby if that is gone. */
export function cancel(conversation: Conversation, form: Form | null) {
  conversation.drafts.forget(slotOf(form));
  if (!form) return conversation.set({ focus: 'box new' });
  if (form.kind === 'edit') conversation.setPending(form.id);
  conversation.set({ form: null });
  const { state } = conversation;
  const isThere = ({ id }: Pick<Comment, 'id'>) => commentIn(state.list, id) && !isDeleted(state, id);
  const isLeft = isThere(form) && (form.kind === 'edit' || isThere({ id: form.thread }));
  const near = threadIn(state.list, form.thread)?.replies.find(isThere);
  conversation.set({ focus: isLeft ? `${form.kind} ${form.id}` : near ? `comment ${near.id}` : 'heading' });
}

/** Sends what is in a form's box, or in the box for new comments. */
export function submit(conversation: Conversation, form: Form | null, text: string, id?: CommentId): void {
  const body = text.trim();
  if (slotOf(conversation.state.form) === slotOf(form)) conversation.set({ form: null });
  if (form?.kind === 'edit') void saveEdit(conversation, form, body);
  else post(conversation, form, body, id);
}

/** From here on the comment is on the screen, and kept in this browser until it has been sent. */
function post(conversation: Conversation, form: Form | null, body: string, id = newCommentId()): void {
  if (!conversation.state.reader) return;
  const draft = { id, body, parentId: form?.thread ?? null };
  const comment = commentBy(conversation.state.reader, draft, conversation.page, new Date().toISOString());
  conversation.store.set(unsentPrefix + comment.id, JSON.stringify(comment));
  conversation.drafts.forget(slotOf(form));
  conversation.set({ focus: `comment ${comment.id}` });
}

/** An edit is shown at once, and taken back with the reason if the backend refuses it. */
async function saveEdit(conversation: Conversation, form: Form, body: string): Promise<void> {
  const { id } = form;
  // Saving an edit restores a comment that was deleted in another tab.
  conversation.store.remove(deletionPrefix + id);
  conversation.setPending(id, { kind: 'saving', body });
  conversation.set({ focus: `edit ${id}` });
  // Firestore takes one write of a person at a time, with a pause between two.
  const outcome = await exclusively(() => conversation.ask((comments) => comments.edit(id, body)));
  conversation.setPending(id);
  if (outcome.ok) applyChange(conversation, { kind: 'upserted', comment: outcome.value });
  else if (outcome.problem.kind === 'not-found') applyChange(conversation, { kind: 'removed', id });
  const saved = commentIn(conversation.state.list, id);
  // It may have arrived although its answer did not.
  if (outcome.ok || saved?.body === body) {
    // Another tab may have gone on typing.
    if (conversation.drafts.text(slotOf(form)).trim() === body) conversation.drafts.forget(slotOf(form));
    return conversation.set({ message: words.changed });
  }
  // A sign-out has deleted its text, or another tab has given it up.
  if (!conversation.drafts.read(slotOf(form))) return;
  if (!saved) return conversation.rescueEdit(id);
  conversation.setPending(id, { kind: 'failed', to: 'edit', refusal: outcome.problem });
  if (conversation.state.form) return;
  open(conversation, form);
  // A reader who has been signed out sees no form.
  if (!conversation.state.isAuth) conversation.set({ focus: `comment ${id}` });
}

/** Sends what is unsent again, a refused comment among it. */
export function retry(conversation: Conversation, id: CommentId): void {
  conversation.setPending(id);
  resume(conversation);
}

/** Stops sending a comment, and deletes it in case it has arrived and only the answer was lost. */
function withdraw(conversation: Conversation, { id, pathName, userId }: Comment): void {
  const { store, state } = conversation;
  const deletion: Deletion = { id, pathName, userId, until: 0 };
  if (unsentStatus(state, id) !== 'refused') store.set(deletionPrefix + id, JSON.stringify(deletion));
  store.remove(unsentPrefix + id);
}

export function discard(conversation: Conversation, comment: Comment): void {
  withdraw(conversation, comment);
  conversation.set({ message: words.discarded, focus: 'heading' });
}

/** Puts an unsent comment's text back into the box it came from, before anything that has been typed there since. */
export function takeBack(conversation: Conversation, comment: Comment): void {
  const { parentId, body } = comment;
  const top = parentId && commentIn(conversation.state.list, parentId);
  const form = top ? formFor('reply', top) : null;
  conversation.drafts.prepend(slotOf(form), body);
  withdraw(conversation, comment);
  open(conversation, form);
}

/** Opens the first form that was left with text in it. If its comment is gone, the text moves to the box for new comments. */
export async function restoreForms(conversation: Conversation): Promise<void> {
  for (const slot of conversation.drafts.slots()) {
    const [kind, text] = slot.split(':');
    const id = commentIdSchema.safeParse(text);
    if (!id.success) continue;
    const problem = await loadThreadOf(conversation, id.data);
    if (problem && problem !== 'not-found') continue;
    const { list, reader, form } = conversation.state;
    const comment = commentIn(list, id.data);
    const isEdit = kind === 'edit';
    const isUsable =
      comment && (isEdit ? mayChange(comment, reader?.uid ?? '') : commentIn(list, threadIdOf(comment)));
    // It was saved, and the answer came too late.
    if (isEdit && comment?.body === conversation.drafts.text(slot).trim()) conversation.drafts.forget(slot);
    else if (!isUsable) conversation.drafts.rescue(slot);
    else if (!form) conversation.set({ form: formFor(isEdit ? 'edit' : 'reply', comment) });
  }
}
