import { openChanges } from './changes.ts';
import { noted, openDeskState } from './desk-state.ts';
import { openDrafts, slotOf } from './drafts.ts';
import { type Focus, type FocusEvent, noFocus, refocus } from './interaction.ts';
import { draftPrefix, isAuthKey, type LocalStore } from './local-store.ts';
import { type Comment, type CommentId, newCommentId, type PagePath, type Reader } from './model.ts';
import { asComment, isFrom, stateOf } from './outbox.ts';
import type { CommentsPort } from './port.ts';
import { openSender, type Surroundings } from './sender.ts';
import type { Shown } from './shown.ts';

export type Desk = ReturnType<typeof openDesk>;

/** Everything that a person is doing in the comments of one page: writing, sending, changing, removing. */
export function openDesk(deps: {
  readonly page: PagePath;
  readonly port: CommentsPort;
  readonly store: LocalStore;
  readonly around: Surroundings;
}) {
  const { page, port, store, around } = deps;
  const drafts = openDrafts(store, page, around.now);
  /** Accepted, and perhaps not in the list yet. */
  const landed = new Map<CommentId, Comment>();
  let reader: Reader | null = null;
  const sender = openSender({
    port,
    store,
    around,
    onChange: () => desk.set({}),
    onSent(comment) {
      if (comment.pathName !== page) return;
      landed.set(comment.id, comment);
      desk.set({ said: 'Your comment is posted.' });
    },
    onSignedOut,
  });
  const desk = openDeskState(written);
  const { save, remove } = openChanges({
    page,
    port,
    drafts,
    desk,
    onRemoved: (id) => landed.delete(id),
    onSignedOut,
  });

  function written(): readonly Shown[] {
    const isSignedIn = store.get(isAuthKey) !== null;
    const outbox = sender.outbox();
    const unsent = outbox.entries
      .filter((entry) => entry.page === page && (!reader || isFrom(entry, reader)) && !landed.has(entry.id))
      .map((entry) => ({ ...asComment(entry, reader), unsent: stateOf(outbox, entry.id, isSignedIn) }));
    return [...landed.values(), ...unsent];
  }

  function onSignedOut(): void {
    reader = null;
    store.remove(isAuthKey);
  }
  const focused = (event: FocusEvent) => refocus(desk.read().focus, event);

  const forget = () => {
    drafts.forgetAll();
    landed.clear();
    desk.set({ focus: noFocus, notes: new Map() });
  };

  return {
    drafts,
    forget,
    state: desk.read,
    subscribe: desk.subscribe,
    save,
    remove,

    /** Posts the text of a form, top-level or as a reply. It is shown, and safe, from here on. */
    post(from: Focus, body: string): void {
      const id = newCommentId();
      sender.write({
        id,
        page,
        parentId: from.kind === 'replying' ? from.thread : null,
        body: body.trim(),
        writtenAt: new Date(around.now()).toISOString(),
        author: reader ?? { uid: '', displayName: 'You', photoURL: '' },
      });
      drafts.forget(slotOf(from));
      // Empty, so that the same words are said again.
      desk.set({ focus: focused({ type: 'sent', from }), target: { id: `comment-${id}` }, said: '' });
    },
    retry: (id: CommentId) => sender.retry(id),
    discard(comment: Comment): void {
      sender.drop(comment.id);
      desk.set({ said: 'The unsent comment is discarded.', target: { id: 'comments-heading' } });
    },
    /** Puts an unsent comment's text back into the box it came from, before anything that is typed there by now. */
    takeBack(comment: Comment, parentStands: boolean): void {
      const { parentId } = comment;
      const focus: Focus =
        parentId && parentStands ? { kind: 'replying', to: parentId, thread: parentId } : noFocus;
      const slot = slotOf(focus);
      const typed = drafts.text(slot);
      drafts.write(slot, typed ? `${comment.body}\n\n${typed}` : comment.body);
      drafts.flush();
      sender.drop(comment.id);
      desk.set({ focus, target: { id: `box-${slot}` } });
    },

    openReply(to: CommentId, thread: CommentId): void {
      desk.set({ focus: focused({ type: 'reply-opened', to, thread }), target: { id: `box-reply:${to}` } });
    },
    openEdit({ id, body }: Comment): void {
      const slot = `edit:${id}`;
      if (!drafts.has(slot) || drafts.text(slot) === drafts.original(slot)) drafts.write(slot, body, body);
      desk.set({
        focus: focused({ type: 'edit-opened', id }),
        notes: noted(desk.read().notes, id, null),
        target: { id: `box-edit:${id}` },
      });
    },
    /** Closes a form and gives up its text. */
    cancel(form: Focus): void {
      drafts.forget(slotOf(form));
      const back =
        form.kind === 'replying'
          ? `reply-${form.to}`
          : form.kind === 'editing'
            ? `edit-${form.id}`
            : 'box-new';
      desk.set({
        focus: form.kind === 'none' ? desk.read().focus : focused({ type: 'cancelled' }),
        target: { id: back },
      });
    },

    /** The backend's list has come: what it holds no longer has to be kept here. */
    saw(list: readonly Comment[]): void {
      const ids = new Set(list.map(({ id }) => id));
      for (const { id } of sender.outbox().entries) if (ids.has(id)) sender.drop(id);
      const known = landed.size;
      for (const id of landed.keys()) if (ids.has(id)) landed.delete(id);
      if (landed.size !== known) desk.set({});
    },
    readerIs(now: Reader | null): void {
      // A sign-out, here or in another tab, has emptied the storage; a session that merely ended has not.
      if (!now && reader && drafts.isFlushed() && store.keys(draftPrefix).length === 0) forget();
      reader = now;
      sender.readerIs(now);
      desk.set({});
    },
    close(): void {
      drafts.flush();
      sender.stop();
      desk.silence();
    },
  };
}
