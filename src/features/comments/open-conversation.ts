import { reduce } from './conversation/reducer.ts';
import { type Effect, type Event, initialState, type State } from './conversation/state.ts';
import { type Drafts, openDrafts } from './drafts.ts';
import { type Connected, effectRunner } from './effects.ts';
import { lastReader } from './last-reader.ts';
import { draftPrefix, isAuthKey, unsentPrefix } from './local-store.ts';
import { signOutWarning } from './messages.ts';
import type { PagePath, Reader, ThreadPage } from './model.ts';
import type { Outcome, SignInRefusal } from './port.ts';
import { unsentIn } from './unsent-store.ts';

/** The state of the comments of one page, and the only way to change it. */
export interface Conversation {
  read(): State;
  subscribe(onChange: () => void): () => void;
  dispatch(event: Event): void;
  /** From here on effects are run, and changes from other tabs and the backend arrive as events. */
  connect(connected: Connected): Connection;
}

export interface Connection {
  readonly drafts: Drafts;
  readonly isLiveForAll: boolean;
  signIn(): Promise<Outcome<Reader, SignInRefusal>>;
  /** Resolves to undefined where the person would rather keep what they wrote. */
  signOut(confirm: (question: string) => boolean): Promise<Outcome<void> | undefined>;
  stop(): void;
}

/** `first` is the newest threads, where they came with the page. */
export function openConversation(page: PagePath, first: ThreadPage | null): Conversation {
  let state = initialState(page, first);
  let run: (effect: Effect) => void = () => undefined;
  const listeners = new Set<() => void>();
  const read = () => state;
  const dispatch = (event: Event) => {
    const next = reduce(state, event);
    state = next.state;
    for (const listener of [...listeners]) listener();
    for (const effect of next.effects) run(effect);
  };
  return {
    read,
    dispatch,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    connect(connected) {
      const { store, environment } = connected;
      const drafts = openDrafts(store, page, environment.now, lastReader(store)?.uid);
      let isStopped = false;
      const tell = (event: Event) => isStopped || dispatch(event);
      const runner = effectRunner({ ...connected, page, drafts, dispatch: tell });
      run = runner.run;
      const stopListening = listen(page, connected, drafts, read, tell);
      tell({ type: 'opened' });
      // What came with the page is as old as the page, and nobody will say what changed since.
      if (first && !connected.comments.isLiveForAll) tell({ type: 'reload-asked' });
      return {
        drafts,
        isLiveForAll: connected.comments.isLiveForAll,
        ...account(connected, drafts, tell),
        stop() {
          isStopped = true;
          runner.stop();
          stopListening();
          drafts.close();
        },
      };
    },
  };
}

/** Tells what is remembered from before, and from then on what happens in other tabs, at the backend and to the network. */
function listen(
  page: PagePath,
  { comments, reader, store, environment }: Connected,
  drafts: Drafts,
  read: () => State,
  tell: (event: Event) => void,
): () => void {
  const readAuth = () => {
    const isAuth = Boolean(store.get(isAuthKey));
    const hasText = store.keys(draftPrefix).length + store.keys(unsentPrefix).length > 0;
    if (isAuth !== read().isAuth) tell({ type: 'auth-changed', isAuth, hasText });
    // A sign-out, here or in another tab, has emptied the storage; a session that merely ended has not.
    const isEmptied = !isAuth && read().lastReader !== null && lastReader(store) === null;
    if (isEmptied && drafts.isFlushed()) tell({ type: 'signed-out', isHere: false });
  };
  const readUnsent = () => {
    const entries = unsentIn(store);
    const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).join();
    if (ids(entries) !== ids(read().outbox.entries)) tell({ type: 'unsent-found', entries });
  };
  const last = lastReader(store);
  if (last) tell({ type: 'reader-remembered', reader: last });
  readAuth();
  readUnsent();
  const stops = [
    store.watch((key) => {
      if (key === null || key === isAuthKey) readAuth();
      if (key === null || key.startsWith(unsentPrefix)) readUnsent();
    }),
    reader.watch((who) => {
      readAuth();
      tell({ type: 'reader-changed', reader: read().isAuth ? who : null });
    }),
    comments.changes(page, (change) => tell({ type: 'changed', change })),
    environment.watchNetwork(() => tell({ type: 'network-came-back' })),
    environment.watchLeaving(() => {
      drafts.flush();
      return store.isVolatile() && signOutWarning(store) !== null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function account({ reader, store }: Connected, drafts: Drafts, tell: (event: Event) => void) {
  return {
    async signIn() {
      const outcome = await reader.signIn();
      if (outcome.ok) tell({ type: 'focus-asked', target: { kind: 'box', slot: 'new' } });
      return outcome;
    },
    async signOut(confirm: (question: string) => boolean) {
      drafts.flush();
      const warning = signOutWarning(store);
      if (warning && !confirm(warning)) return undefined;
      tell({ type: 'sign-out-asked' });
      const outcome = await reader.signOut();
      tell(outcome.ok ? { type: 'signed-out', isHere: true } : { type: 'sign-out-failed' });
      return outcome;
    },
  };
}
