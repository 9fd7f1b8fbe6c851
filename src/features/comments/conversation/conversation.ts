import { comments as words } from '#language';
import { parseJson } from '#lib/parse.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { type Drafts, openDrafts } from '../drafts.ts';
import { type CommentId, type PagePath, readerSchema, type ThreadPage } from '../model.ts';
import type { CommentsPort, Outcome, ReaderPort } from '../port.ts';
import { isAuthKey, readerKey, unsentPrefix } from '../storage-keys.ts';
import { initialState, mapWith, type Pending, type State, slotOf, unsentSchema } from './state.ts';
import { commentIn, type ThreadList } from './thread-list.ts';

/** A backend, and what this browser remembers. */
export interface Connected {
  readonly comments: CommentsPort;
  readonly reader: ReaderPort;
  readonly store: BrowserStorage;
}

/** How long one answer is waited for, in milliseconds. A backend may keep its promise open until the network is back. */
const timeoutMs = 20_000;

/** The state of the comments of one page, and what every action on it needs. */
export class Conversation {
  readonly page: PagePath;
  state: State;
  /** Something has changed since the newest threads were asked for. */
  isOutdated = false;
  #connected: (Connected & { readonly drafts: Drafts }) | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(page: PagePath, first: ThreadPage | null) {
    this.page = page;
    this.state = initialState(first);
  }

  readonly read = (): State => this.state;
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  attach(connected: Connected): void {
    const drafts = openDrafts(connected.store, this.page, () => this.state.reader?.uid ?? '');
    this.#connected = { ...connected, drafts };
    this.readStore();
    this.set({ isConnected: true });
  }

  /** What is under way ends by itself. */
  detach(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.set({ isConnected: false });
  }

  get connected() {
    if (!this.#connected) throw new Error('The comments are not connected to a backend yet.');
    return this.#connected;
  }

  /** Calls `work` after some time, instead of what was to happen under the same name. */
  later(name: string, ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    if (this.state.isConnected) this.#timers.set(name, setTimeout(work, ms));
  }

  /**
   * The backend's answer, or 'unavailable' when none comes in time. An adapter that rejects has a bug, but that must not keep
   * a person's text from being sent again: it is reported, and counts as no answer.
   */
  async ask<Value>(question: (comments: CommentsPort) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const none: Outcome<Value> = { ok: false, problem: { kind: 'unavailable' } };
    const { promise: late, resolve } = Promise.withResolvers<Outcome<Value>>();
    const timer = setTimeout(resolve, timeoutMs, none);
    const answer = question(this.connected.comments).catch((bug: unknown) => {
      reportError(bug);
      return none;
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Takes over what this browser remembers by now, which another tab may have changed. */
  readStore(): void {
    const { store } = this.connected;
    const isAuth = Boolean(store.get(isAuthKey));
    const reader = parseJson(readerSchema, store.get(readerKey));
    const isSame = reader?.uid === this.state.reader?.uid;
    const unsent = store
      .keys(unsentPrefix)
      .flatMap((key) => parseJson(unsentSchema, store.get(key)) ?? [])
      .toSorted((a, b) => (a.writtenAt + a.id < b.writtenAt + b.id ? -1 : 1));
    const isConfirmed = this.state.isConfirmed && isAuth && isSame;
    this.set({ isAuth, reader, unsent, isConfirmed, ...(isSame ? {} : { form: null, pending: new Map() }) });
  }

  /** Takes over what is known of the comments by now, and lets go of what no longer fits. */
  setList(list: ThreadList, more: Partial<State> = {}): void {
    this.set({ ...more, list });
    const { form, unsent } = this.state;
    // What the backend turns out to have is not sent again.
    for (const { id } of unsent) if (commentIn(list, id)) this.connected.store.remove(unsentPrefix + id);
    if (form?.kind === 'edit' && !commentIn(list, form.id)) this.rescueEdit(form.id);
  }

  setPending(id: CommentId, pending?: Pending): void {
    this.set({ pending: mapWith(this.state.pending, id, pending) });
  }

  /** The comment of an edit is gone: its text moves, and the keyboard too unless it is in another form. */
  rescueEdit(id: CommentId): void {
    const { form, focus } = this.state;
    const isElsewhere = form !== null && slotOf(form) !== `edit:${id}`;
    this.connected.drafts.rescue(`edit:${id}`);
    this.set({
      form: isElsewhere ? form : null,
      focus: isElsewhere ? focus : 'box new',
      message: words.editedIsGone,
    });
  }
}
