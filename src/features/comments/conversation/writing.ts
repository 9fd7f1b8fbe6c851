import { comments as words } from '#language';
import { type Comment, type CommentId, commentIdSchema, newCommentId } from '../model.ts';
import { mayChange } from '../policy.ts';
import type { Refusal } from '../port.ts';
import { isAuthKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { resume } from './outbox.ts';
import { takeIn } from './reading.ts';
import { type Form, mapWith, slotOf, type Unsent } from './state.ts';
import { commentIn, withThread } from './thread-list.ts';
import { visibleComments } from './view.ts';

const threadOf = ({ id, parentId }: Comment) => parentId ?? id;

export function openReply(c: Conversation, to: Comment): void {
  const form: Form = { kind: 'reply', id: to.id, thread: threadOf(to) };
  c.set({ form, focus: `box ${slotOf(form)}` });
}

export function openEdit(c: Conversation, comment: Comment): void {
  const { drafts } = c.connected;
  const form: Form = { kind: 'edit', id: comment.id, thread: threadOf(comment) };
  const slot = slotOf(form);
  const draft = drafts.read(slot);
  // An edit that is under way remembers what the comment said.
  if (!draft || draft.text === draft.original) drafts.write(slot, comment.body, comment.body);
  c.setPending(comment.id);
  c.set({ form, focus: `box ${slot}` });
}

/** Closes a form and gives up its text. */
export function cancel(c: Conversation, form: Form | null): void {
  c.connected.drafts.forget(slotOf(form));
  if (form?.kind === 'edit') c.setPending(form.id);
  c.set(form ? { form: null, focus: `${form.kind} ${form.id}` } : { focus: 'box new' });
}

const closed = (c: Conversation, form: Form | null) =>
  slotOf(c.state.form) === slotOf(form) ? null : c.state.form;

/** The comment is on the screen, and kept in this browser, from here on. */
export function post(c: Conversation, form: Form | null, text: string): void {
  const { page } = c;
  const author = c.state.reader;
  if (!author) return;
  const id = newCommentId();
  const writtenAt = new Date().toISOString();
  const entry: Unsent = { id, page, parentId: form?.thread ?? null, body: text.trim(), writtenAt, author };
  c.connected.store.set(unsentPrefix + id, JSON.stringify(entry));
  c.connected.drafts.forget(slotOf(form));
  // The message is empty, so that the same words are said again.
  c.set({ form: closed(c, form), focus: `comment ${id}`, message: '' });
}

/** An edit is shown at once, and taken back with the reason when the backend refuses it. */
export async function saveEdit(c: Conversation, form: Form, text: string): Promise<void> {
  const { id } = form;
  const body = text.trim();
  c.setPending(id, { kind: 'saving', body });
  c.set({ form: closed(c, form), focus: `edit ${id}`, message: '' });
  const outcome = await c.ask(({ edit }) => edit(c.page, id, body));
  c.setPending(id);
  if (outcome.ok) {
    takeIn(c, { kind: 'upserted', comment: outcome.value });
    c.connected.drafts.forget(slotOf(form));
    return c.set({ message: words.changed });
  }
  if (!commentIn(c.state.list, id)) return c.rescueEdit(id);
  failed(c, id, 'edit', outcome.problem);
  if (c.state.form) return;
  // No form is shown to somebody who is signed out.
  c.set({ form, focus: c.state.isAuth ? `box ${slotOf(form)}` : `comment ${id}` });
}

export async function remove(c: Conversation, id: CommentId): Promise<void> {
  const visible = visibleComments(c.state, c.page);
  const following = visible[visible.findIndex((comment) => comment.id === id) + 1];
  c.setPending(id, { kind: 'deleting' });
  c.set({ focus: following ? `comment ${following.id}` : 'heading', message: '' });
  const outcome = await c.ask((comments) => comments.remove(c.page, id));
  // What is already gone has been removed as asked.
  if (!outcome.ok && outcome.problem.kind !== 'not-found') return failed(c, id, 'delete', outcome.problem);
  c.setPending(id);
  takeIn(c, { kind: 'removed', id });
  c.set({ message: words.deleted });
}

function failed(c: Conversation, id: CommentId, to: 'edit' | 'delete', refusal: Refusal): void {
  c.setPending(id, { kind: 'failed', to, refusal });
  if (refusal.kind === 'signed-out') c.connected.store.remove(isAuthKey);
}

export function retry(c: Conversation, id: CommentId): void {
  c.set({ refused: mapWith(c.state.refused, id) });
  resume(c);
}

export function discard(c: Conversation, id: CommentId): void {
  c.connected.store.remove(unsentPrefix + id);
  c.set({ message: words.discarded, focus: 'heading' });
}

/** Puts an unsent comment's text back into the box it came from, before anything that is typed there by now. */
export function takeBack(c: Conversation, { id, parentId, body }: Comment): void {
  const form: Form | null =
    parentId && commentIn(c.state.list, parentId) ? { kind: 'reply', id: parentId, thread: parentId } : null;
  c.connected.drafts.prepend(slotOf(form), body);
  c.connected.store.remove(unsentPrefix + id);
  c.set({ form, focus: `box ${slotOf(form)}` });
}

/**
 * Opens the first form that was left with a text. The others keep theirs, but where a comment is gone, the text moves to the
 * box for new ones.
 */
export async function restoreForms(c: Conversation): Promise<void> {
  const { drafts } = c.connected;
  for (const slot of drafts.slots()) {
    const [kind, text] = slot.split(':');
    const id = commentIdSchema.safeParse(text);
    if (!id.success) continue;
    if (!commentIn(c.state.list, id.data)) {
      const found = await c.ask(({ find }) => find(c.page, id.data));
      if (!found.ok && found.problem.kind !== 'not-found') continue;
      if (found.ok) c.setList(withThread(c.state.list, found.value));
    }
    const comment = commentIn(c.state.list, id.data);
    const thread = comment && threadOf(comment);
    const isUsable =
      comment &&
      (kind === 'edit'
        ? mayChange(comment, c.state.reader?.uid ?? '')
        : thread && commentIn(c.state.list, thread));
    if (!isUsable) drafts.rescue(slot);
    else if (!c.state.form)
      c.set({
        form: { kind: kind === 'edit' ? 'edit' : 'reply', id: comment.id, thread: threadOf(comment) },
      });
  }
}
