import type { StorageChange } from '#lib/stored.ts';
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
import { type Deletion, slotOf } from './state.ts';

/** Starts the outbox, and loads and follows the page's comments. Returns a stop function. */
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

/** Starts the outbox alone: from now on, what this browser keeps is sent. Returns a stop function. */
export function connectOutbox(conversation: Conversation, backend: Backend): () => void {
  const { store } = conversation;
  const stopped = new AbortController();
  const { signal } = stopped;
  conversation.readStore();
  conversation.set({ backend });
  window.addEventListener('online', () => onReturn(conversation), { signal });
  document.addEventListener('visibilitychange', () => onReturn(conversation), { signal });
  // What was deleted in this tab. A deletion without an answer is sent again on the next visit.
  const isOfThisTab = ({ id }: Deletion) => conversation.state.pending.get(id)?.kind === 'deleting';
  window.addEventListener('pagehide', () => void sendNow(conversation, isOfThisTab), { signal });
  // The browser asks whether to leave if something unsent is only in memory.
  const onLeave = (event: Event) => store.isVolatile() && hasUnsent(store) && event.preventDefault();
  window.addEventListener('beforeunload', onLeave, { signal });
  const stopStore = store.watch((change) => onStorage(conversation, change));
  const stopReader = backend.reader.watch((reader) => onReader(conversation, reader));
  return () => {
    stopped.abort();
    stopStore();
    stopReader();
    conversation.disconnect();
  };
}

function onReturn(conversation: Conversation): void {
  if (document.hidden) return;
  if (conversation.state.pause?.kind === 'offline') resume(conversation);
  // No event says that the owner has rejected a comment.
  if (conversation.state.held.length > 0) void loadHeld(conversation);
}

function onStorage(conversation: Conversation, { key, isFromOtherTab, before }: StorageChange) {
  // Another tab has saved or canceled the edit that is open here.
  const { form } = conversation.state;
  if (form?.kind === 'edit' && !conversation.drafts.read(slotOf(form))) conversation.set({ form: null });
  const isRead = key === null || key === isAuthKey || key === readerKey || key.startsWith(unsentPrefix);
  if (!isRead) return;
  conversation.readStore();
  if (!isFromOtherTab) return void sendNext(conversation);
  const isLikeGone = key?.startsWith(likePrefix) && conversation.store.get(key) === null;
  if (isLikeGone) sentByOtherTab(conversation, before);
  conversation.later('other tab', otherTabMs, () => {
    if (conversation.state.isConfirmed) void loadHeld(conversation);
    void loadMine(conversation);
    void sendNext(conversation);
  });
}

/** The backend has found out who is reading, or that nobody is signed in. */
function onReader(conversation: Conversation, reader: Reader | null): void {
  const isConfirmed = Boolean(reader && conversation.store.get(isAuthKey));
  const hasSignedIn = isConfirmed && !conversation.state.isConfirmed;
  if (isConfirmed) conversation.store.set(readerKey, JSON.stringify(reader));
  conversation.set({ isConfirmed });
  if (hasSignedIn) {
    // What failed before is tried again, or no longer concerns this person.
    const pending = [...conversation.state.pending].filter(([, { kind }]) => kind !== 'failed');
    conversation.set({ pending: new Map(pending) });
    void loadMine(conversation);
    const { wanted } = conversation.state.likes;
    if (wanted) keepLike(conversation, wanted, true);
  }
  void sendNext(conversation);
}
