import { draftPrefix, openDrafts, slotOf } from './drafts.ts';
import { type Focus, type FocusEvent, noFocus, refocus } from './interaction.ts';
import { isAuthKey, type LocalStore } from './local-store.ts';
import { type Comment, type CommentId, newCommentId, type PagePath, type Reader } from './model.ts';
import { asComment, isFrom, stateOf } from './outbox.ts';
import type { CommentsPort, Refusal } from './port.ts';
import { openSender, patiently, type Surroundings } from './sender.ts';
import type { Ahead, Shown } from './shown.ts';

/** Why an edit or a removal did not happen. */
export interface Note {
  readonly of: 'edit' | 'removal';
  readonly refusal: Refusal;
}

export interface DeskState extends Ahead {
  readonly focus: Focus;
  readonly notes: ReadonlyMap<CommentId, Note>;
  /** Said politely by a screen reader. */
  readonly said: string;
  /** Where the keyboard goes next: the id of an element. A new object each time. */
  readonly target: { readonly id: string } | null;
}

export type Desk = ReturnType<typeof openDesk>;

/** Everything that a person is doing in the comments of one page: writing, sending, changing, removing. */
export function openDesk(deps: {
  readonly page: PagePath;
  readonly port: CommentsPort;
  readonly store: LocalStore;
  readonly around: Surroundings;
}) {
  const { page, port, store, around } = deps;
  const listeners = new Set<() => void>();
  const drafts = openDrafts(store, page, around.now);
  /** Accepted, and perhaps not in the list yet. */
  const landed = new Map<CommentId, Comment>();
  let reader: Reader | null = null;
  let state: DeskState = {
    focus: noFocus,
    written: [],
    edits: new Map(),
    removed: new Set(),
    notes: new Map(),
    said: '',
    target: null,
  };

  const set = (change: Partial<DeskState>) => {
    state = { ...state, ...change, written: written() };
    for (const listener of [...listeners]) listener();
  };
  const sender = openSender({
    port,
    store,
    around,
    onChange: () => set({}),
    onSent(comment) {
      if (comment.pathName !== page) return;
      landed.set(comment.id, comment);
      set({ said: 'Your comment is posted.' });
    },
    onSignedOut,
  });
  state = { ...state, written: written() };

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
  const focused = (event: FocusEvent) => refocus(state.focus, event);
  const noted = (id: CommentId, note: Note | null) => {
    const notes = new Map(state.notes);
    if (note) notes.set(id, note);
    else notes.delete(id);
    return notes;
  };

  const forget = () => {
    drafts.forgetAll();
    landed.clear();
    set({ focus: noFocus, notes: new Map() });
  };

  return {
    drafts,
    forget,
    state: () => state,
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },

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
      set({ focus: focused({ type: 'sent', from }), target: { id: `comment-${id}` }, said: '' });
    },
    retry: (id: CommentId) => sender.retry(id),
    discard(comment: Comment): void {
      sender.drop(comment.id);
      set({ said: 'The unsent comment is discarded.', target: { id: 'comments-heading' } });
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
      set({ focus, target: { id: `box-${slot}` } });
    },

    openReply(to: CommentId, thread: CommentId): void {
      set({ focus: focused({ type: 'reply-opened', to, thread }), target: { id: `box-reply:${to}` } });
    },
    openEdit({ id, body }: Comment): void {
      const slot = `edit:${id}`;
      if (!drafts.has(slot) || drafts.text(slot) === drafts.original(slot)) drafts.write(slot, body, body);
      set({
        focus: focused({ type: 'edit-opened', id }),
        notes: noted(id, null),
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
      set({
        focus: form.kind === 'none' ? state.focus : focused({ type: 'cancelled' }),
        target: { id: back },
      });
    },

    /** Shows the new text at once. When it is refused, the form opens again with the text and the reason. */
    async save({ id }: Comment, text: string): Promise<void> {
      const body = text.trim();
      set({
        edits: new Map(state.edits).set(id, body),
        notes: noted(id, null),
        focus: focused({ type: 'sent', from: { kind: 'editing', id } }),
        target: { id: `edit-${id}` },
        said: '',
      });
      const outcome = await patiently(port.edit(page, id, body));
      const edits = new Map(state.edits);
      edits.delete(id);
      if (outcome.ok) {
        drafts.forget(`edit:${id}`);
        return set({ edits, said: 'Your change is saved.' });
      }
      if (outcome.problem.kind === 'signed-out') onSignedOut();
      const focus = focused({ type: 'edit-refused', id });
      set({
        edits,
        focus,
        notes: noted(id, { of: 'edit', refusal: outcome.problem }),
        target: focus === state.focus ? state.target : { id: `box-edit:${id}` },
      });
    },
    /** Hides the comment at once; it comes back when the removal is refused. `next` is where the keyboard goes. */
    async remove({ id }: Comment, next: string): Promise<void> {
      set({
        removed: new Set(state.removed).add(id),
        notes: noted(id, null),
        target: { id: next },
        said: '',
      });
      const outcome = await patiently(port.remove(page, id));
      landed.delete(id);
      // What is already gone has been removed as asked.
      if (outcome.ok || outcome.problem.kind === 'not-found') {
        drafts.forget(`edit:${id}`);
        return set({ said: 'Your comment is deleted.' });
      }
      if (outcome.problem.kind === 'signed-out') onSignedOut();
      const removed = new Set(state.removed);
      removed.delete(id);
      set({ removed, notes: noted(id, { of: 'removal', refusal: outcome.problem }) });
    },

    /** The backend's list has come: what it holds no longer has to be kept here. */
    saw(list: readonly Comment[]): void {
      const ids = new Set(list.map(({ id }) => id));
      for (const { id } of sender.outbox().entries) if (ids.has(id)) sender.drop(id);
      const known = landed.size;
      for (const id of landed.keys()) if (ids.has(id)) landed.delete(id);
      if (landed.size !== known) set({});
    },
    readerIs(now: Reader | null): void {
      // A sign-out, here or in another tab, has emptied the storage; a session that merely ended has not.
      if (!now && reader && drafts.isFlushed() && store.keys(draftPrefix).length === 0) forget();
      reader = now;
      sender.readerIs(now);
      set({});
    },
    close(): void {
      drafts.flush();
      sender.stop();
      listeners.clear();
    },
  };
}
