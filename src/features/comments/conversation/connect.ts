import { signOutWarning } from '../messages.ts';
import type { Reader } from '../model.ts';
import { isAuthKey, readerKey, unsentPrefix } from '../storage-keys.ts';
import type { Connected, Conversation } from './conversation.ts';
import { resume, sendNext } from './outbox.ts';
import { loadNewest, seekLinked, takeIn } from './reading.ts';

/** From here on the backend is asked and heard, and so are the network and other tabs. Returns a stop function. */
export function connect(c: Conversation, connected: Connected): () => void {
  const { comments, reader, store } = connected;
  const stopped = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: stopped.signal });
  const onNetwork = () => {
    if (!document.hidden && c.state.pause?.kind === 'offline') resume(c);
  };

  c.attach(connected);
  on(window, 'online', onNetwork);
  on(document, 'visibilitychange', onNetwork);
  on(window, 'beforeunload', (event) => {
    if (store.isVolatile() && signOutWarning(store)) event.preventDefault();
  });
  const stops = [
    store.watch((key) => {
      if (key !== null && key !== isAuthKey && key !== readerKey && !key.startsWith(unsentPrefix)) return;
      c.readStore();
      void sendNext(c);
    }),
    reader.watch((who) => readerCame(c, who)),
    comments.changes(c.page, (change) => takeIn(c, change)),
  ];
  c.set({ isCurrent: c.state.hasLoaded && comments.isLiveForAll });
  if (!c.state.isCurrent) void loadNewest(c);
  void seekLinked(c);
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    c.detach();
  };
}

function readerCame(c: Conversation, who: Reader | null): void {
  const { store } = c.connected;
  if (!who || !store.get(isAuthKey)) {
    c.set({ isConfirmed: false });
    return;
  }
  store.set(readerKey, JSON.stringify(who));
  // Why something failed before they came is nothing to tell the person who is here now.
  const pending = new Map([...c.state.pending].filter(([, { kind }]) => kind !== 'failed'));
  c.set({ isConfirmed: true, ...(c.state.isConfirmed ? {} : { pending }) });
  void sendNext(c);
}
