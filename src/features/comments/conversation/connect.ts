import { hasUnsent } from '../drafts.ts';
import type { Reader } from '../model.ts';
import type { Backend, Change } from '../port.ts';
import { isAuthKey, likePrefix, readerKey, unsentPrefix } from '../storage-keys.ts';
import { otherTabMs } from '../times.ts';
import type { Conversation } from './conversation.ts';
import { keepLike, loadMine, sentByOtherTab } from './likes.ts';
import { resume, sendNext, sendNow } from './outbox.ts';
import { loadHeld } from './own-data.ts';
import { applyChange, loadNewest, seekLinked } from './reading.ts';
import { slotOf } from './state.ts';

/** From here on the conversation follows the backend, the network and the other tabs. Returns a stop function. */
export function connect(conversation: Conversation, backend: Backend): () => void {
  const { comments } = backend;
  const stopOutbox = connectOutbox(conversation, backend);
  const { hasLoaded, list } = conversation.state;
  const onChange = (change: Change) => applyChange(conversation, change);
  const stopChanges = comments.changes(conversation.page, onChange, list.revision);
  if (!hasLoaded) void loadNewest(conversation);
  void seekLinked(conversation);
  return () => {
    stopChanges();
    stopOutbox();
  };
}

/** From here on what this browser keeps is sent, without reading the page's comments. Returns a stop function. */
export function connectOutbox(conversation: Conversation, backend: Backend): () => void {
  const stopped = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: stopped.signal });
  const onReturn = () => {
    if (document.hidden) return;
    if (conversation.state.pause?.kind === 'offline') resume(conversation);
    // No event says that the owner has rejected a comment.
    if (conversation.state.held.length > 0) void loadHeld(conversation);
  };
  conversation.readStore();
  conversation.set({ backend });
  on(window, 'online', onReturn);
  on(document, 'visibilitychange', onReturn);
  // What was deleted in this tab, as far as the browser still lets it. What has no answer is sent on the next visit.
  on(window, 'pagehide', () =>
    sendNow(conversation, ({ id }) => conversation.state.pending.get(id)?.kind === 'deleting'),
  );
  on(window, 'beforeunload', (event) => {
    if (conversation.store.isVolatile() && hasUnsent(conversation.store)) event.preventDefault();
  });
  const stops = [
    conversation.store.watch((key, isFromOtherTab, before) => {
      // Another tab has saved or canceled the edit that is open here.
      const { form } = conversation.state;
      if (form?.kind === 'edit' && !conversation.drafts.read(slotOf(form))) conversation.set({ form: null });
      if (key !== null && key !== isAuthKey && key !== readerKey && !key.startsWith(unsentPrefix)) return;
      conversation.readStore();
      if (!isFromOtherTab) return void sendNext(conversation);
      if (key?.startsWith(likePrefix) && conversation.store.get(key) === null)
        sentByOtherTab(conversation, before);
      conversation.later('other tab', otherTabMs, () => followOtherTab(conversation));
    }),
    backend.reader.watch((who) => readerCame(conversation, who)),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    conversation.disconnect();
  };
}

function followOtherTab(conversation: Conversation): void {
  if (conversation.state.isConfirmed) {
    void loadHeld(conversation);
    void loadMine(conversation);
  }
  void sendNext(conversation);
}

function readerCame(conversation: Conversation, who: Reader | null): void {
  const isConfirmed = Boolean(who && conversation.store.get(isAuthKey));
  // What failed before this person signed in is tried again, or has nothing to tell them.
  const isNew = isConfirmed && !conversation.state.isConfirmed;
  const pending = new Map(
    [...conversation.state.pending].filter(([, { kind }]) => !isNew || kind !== 'failed'),
  );
  if (isConfirmed) conversation.store.set(readerKey, JSON.stringify(who));
  conversation.set({ isConfirmed, pending });
  if (isNew) void loadMine(conversation);
  const { wanted } = conversation.state.likes;
  if (isNew && wanted) keepLike(conversation, wanted, true);
  void sendNext(conversation);
}
