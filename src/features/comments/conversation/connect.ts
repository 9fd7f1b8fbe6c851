import { hasUnsent } from '../drafts.ts';
import type { Reader } from '../model.ts';
import type { Backend } from '../port.ts';
import { isAuthKey, readerKey, unsentPrefix } from '../storage-keys.ts';
import type { Conversation } from './conversation.ts';
import { resume, sendNext, sendOnLeaving } from './outbox.ts';
import { loadHeld } from './own-data.ts';
import { applyChange, loadNewest, seekLinked } from './reading.ts';
import { slotOf } from './state.ts';

/** From here on the conversation follows the backend, the network and the other tabs. Returns a stop function. */
export function connect(c: Conversation, backend: Backend): () => void {
  const { comments } = backend;
  const stopped = new AbortController();
  const onReturn = () => {
    // No event says that the owner has rejected a comment.
    if (!document.hidden && c.state.held.length > 0) void loadHeld(c);
  };
  const stopOutbox = connectOutbox(c, backend);
  c.set({ isCurrent: c.state.hasLoaded && comments.isLiveForAll });
  document.addEventListener('visibilitychange', onReturn, { signal: stopped.signal });
  const stopChanges = comments.changes(c.page, (change) => applyChange(c, change));
  if (!c.state.isCurrent) void loadNewest(c);
  void seekLinked(c);
  return () => {
    stopped.abort();
    stopChanges();
    stopOutbox();
  };
}

/** From here on what this browser keeps is sent, without reading the page's comments. Returns a stop function. */
export function connectOutbox(c: Conversation, backend: Backend): () => void {
  const stopped = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: stopped.signal });
  const onNetwork = () => {
    if (!document.hidden && c.state.pause?.kind === 'offline') resume(c);
  };
  c.readStore();
  c.set({ backend });
  on(window, 'online', onNetwork);
  on(document, 'visibilitychange', onNetwork);
  on(window, 'pagehide', () => sendOnLeaving(c));
  on(window, 'beforeunload', (event) => {
    if (c.store.isVolatile() && hasUnsent(c.store)) event.preventDefault();
  });
  const stops = [
    c.store.watch((key, isFromOtherTab) => {
      // Another tab has saved or canceled the edit that is open here.
      const { form } = c.state;
      if (form?.kind === 'edit' && !c.drafts.read(slotOf(form))) c.set({ form: null });
      if (key !== null && key !== isAuthKey && key !== readerKey && !key.startsWith(unsentPrefix)) return;
      c.readStore();
      if (isFromOtherTab) c.later('other tab', otherTabMs, () => followOtherTab(c));
      else void sendNext(c);
    }),
    backend.reader.watch((who) => readerCame(c, who)),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    c.disconnect();
  };
}

/** How long the tab in which a comment was written has to send it, because the result is announced in that tab. */
const otherTabMs = 2000;

function followOtherTab(c: Conversation): void {
  if (c.state.isConfirmed) void loadHeld(c);
  void sendNext(c);
}

function readerCame(c: Conversation, who: Reader | null): void {
  const isConfirmed = Boolean(who && c.store.get(isAuthKey));
  // What failed before this person signed in is tried again, or has nothing to tell them.
  const isNew = isConfirmed && !c.state.isConfirmed;
  const pending = new Map([...c.state.pending].filter(([, { kind }]) => !isNew || kind !== 'failed'));
  if (isConfirmed) c.store.set(readerKey, JSON.stringify(who));
  c.set({ isConfirmed, pending });
  void sendNext(c);
}
