import { openChanges } from './changes.ts';
import { noted, openDeskState } from './desk-state.ts';
import { openDrafts, slotOf } from './drafts.ts';
import { type Focus, type FocusEvent, noFocus, refocus, sameFocus } from './interaction.ts';
import { lastReader, remember } from './last-reader.ts';
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
  let reader: Reader | null = null;
  /** Who is here, or, until the backend has said, who was here last. */
  const who = () => reader ?? lastReader(store);
  const drafts = openDrafts(store, page, around.now, who()?.uid);
  /** Accepted, and perhaps not in the list yet. */
  const landed = new Map<CommentId, Comment>();
  /** Ever seen in the list: an answer that comes late has nothing to add to what the list says of these. */
  const listed = new Set<CommentId>();
  /** In the latest list. */
  let present: ReadonlySet<CommentId> = listed;
  /** Whose kept texts have been given their boxes again. */
  let resumed: string | null = null;
  const sender = openSender({
    port,
    store,
    around,
    onChange: () => desk.set({}),
    onSent(comment) {
      if (comment.pathName !== page) return;
      if (!listed.has(comment.id)) landed.set(comment.id, comment);
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
    isGone,
    onGone,
    onRemoved: (id) => landed.delete(id),
    onSignedOut,
  });

  function written(): readonly Shown[] {
    const signedIn = store.get(isAuthKey) === null ? 'no' : reader ? 'yes' : 'not known yet';
    const outbox = sender.outbox();
    const writer = who();
    const unsent = outbox.entries
      .filter((entry) => entry.page === page && (!writer || isFrom(entry, writer)) && !landed.has(entry.id))
      .map((entry) => ({ ...asComment(entry, writer), unsent: stateOf(outbox, entry.id, signedIn) }));
    return [...landed.values(), ...unsent];
  }

  function onSignedOut(): void {
    reader = null;
    store.remove(isAuthKey);
  }
  const focused = (event: FocusEvent) => refocus(desk.read().focus, event);

  function isGone(id: CommentId): boolean {
    return listed.has(id) && !present.has(id);
  }
  /** The comment of an edit has been deleted elsewhere: its text moves, and the keyboard too unless it is in another form. */
  function onGone(id: CommentId): void {
    const { focus, target } = desk.read();
    const form: Focus = { kind: 'editing', id };
    const isElsewhere = focus.kind !== 'none' && !sameFocus(focus, form);
    rescue(slotOf(form));
    desk.set({
      focus: isElsewhere ? focus : noFocus,
      target: isElsewhere ? target : { id: 'box-new' },
      said: 'The comment that you were editing has been deleted. Your text is in the box for a new one.',
    });
  }

  const forget = () => {
    drafts.forgetAll();
    landed.clear();
    desk.set({ focus: noFocus, notes: new Map() });
  };

  /** Puts the text of a box into that for new comments, after what is typed there, and gives the first one up. */
  const rescue = (slot: string) => {
    const text = drafts.text(slot);
    drafts.write('new', [drafts.text('new'), text].filter(Boolean).join('\n\n'));
    drafts.forget(slot);
  };
  /** What was begun before a reload gets its form again, or, when its comment is gone, a place in the box for new ones. */
  const resume = (list: readonly Comment[]) => {
    const uid = who()?.uid;
    if (uid === undefined || resumed === uid) return;
    resumed = uid;
    for (const slot of drafts.begun().filter((each) => each !== 'new')) {
      const form = formOf(slot, list, uid);
      if (!form) rescue(slot);
      else if (desk.read().focus.kind === 'none') desk.set({ focus: form });
    }
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
        author: who() ?? { uid: '', displayName: 'You', photoURL: '' },
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
      const { focus, notes } = desk.read();
      desk.set({
        focus: form.kind === 'none' ? focus : focused({ type: 'cancelled' }),
        notes: form.kind === 'editing' ? noted(notes, form.id, null) : notes,
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
      present = ids;
      const { focus } = desk.read();
      if (focus.kind === 'editing' && isGone(focus.id)) onGone(focus.id);
      for (const id of ids) listed.add(id);
      resume(list);
    },
    readerIs(now: Reader | null): void {
      // A sign-out, here or in another tab, has emptied the storage; a session that merely ended has not.
      if (!now && reader && drafts.isFlushed() && store.keys(draftPrefix).length === 0) forget();
      // Why something failed before they came is nothing to tell whoever is here now.
      if (now && now.uid !== reader?.uid) desk.set({ notes: new Map() });
      reader = now;
      if (now) {
        remember(store, now);
        if (drafts.belongTo(now.uid)) desk.set({ focus: noFocus });
      }
      sender.readerIs(now);
      desk.set({});
    },
    close(): void {
      drafts.close();
      sender.stop();
      desk.silence();
    },
  };
}

/** The form of a text box, if the comment that it belongs to is still there for this person. */
function formOf(slot: string, list: readonly Comment[], uid: string): Focus | null {
  const [kind, id] = slot.split(':');
  const comment = list.find((each) => each.id === id);
  if (!comment) return null;
  if (kind === 'edit') return comment.userId === uid ? { kind: 'editing', id: comment.id } : null;
  const thread = comment.parentId ?? comment.id;
  return list.some((each) => each.id === thread) ? { kind: 'replying', to: comment.id, thread } : null;
}
