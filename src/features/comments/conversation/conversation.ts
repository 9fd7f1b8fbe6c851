import { comments as words } from '#language';
import { failure } from '#lib/outcome.ts';
import { parseJson } from '#lib/parse.ts';
import type { z } from '#lib/schema.ts';
import { type BrowserStorage, browserStorage } from '#lib/stored.ts';
import { type Drafts, openDrafts } from '../drafts.ts';
import {
  type CommentId,
  commentSchema,
  comparePositions,
  type PagePath,
  readerSchema,
  type ThreadPage,
} from '../model.ts';
import type { CommentsPort, Outcome, Refusal } from '../port.ts';
import { deletionPrefix, isAuthKey, likePrefix, readerKey, unsentPrefix } from '../storage-keys.ts';
import { answerMs } from '../times.ts';
import { unsentLikeSchema } from './likes.ts';
import { deletionSchema, type Pending, State, slotOf } from './state.ts';
import { commentIn, type ThreadList } from './thread-list.ts';

interface Options {
  readonly page: PagePath;
  readonly first?: ThreadPage | null;
  /** Where the older comments can be read without JavaScript, if anywhere. */
  readonly pagesPath?: string | null;
  /** Whether readers may like comments and the article. Without this, `first` tells. */
  readonly hasLikes?: boolean;
  readonly store?: BrowserStorage;
}

/** The state of the comments of one page, and what every action on it needs. */
export class Conversation {
  readonly page: PagePath;
  readonly pagesPath: string | null;
  readonly store: BrowserStorage;
  readonly drafts: Drafts;
  state: State;
  /** Counts the changes to the page's comments. If it has gone up since a question was asked, the answer may lack a change. */
  changes = 0;
  /** How often in a row the newest threads could not be loaded. */
  failedLoads = 0;
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: Options) {
    const { page, first = null, pagesPath = null, store = browserStorage } = options;
    this.page = page;
    this.pagesPath = pagesPath;
    this.store = store;
    this.drafts = openDrafts(store, page, () => this.state.reader?.uid ?? '');
    this.state = new State(first, options.hasLikes ?? first?.likes !== undefined);
  }

  readonly read = (): State => this.state;
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  set(change: Partial<State>): void {
    // A screen reader announces the same words again only in a text that differs.
    const isRepeated = change.message && change.message === this.state.message;
    this.state = { ...this.state, ...change, ...(isRepeated && { message: `${change.message}\u00a0` }) };
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `work` after `ms` milliseconds, instead of what was scheduled under the same name. */
  later(name: 'deletion' | 'likes' | 'load' | 'other tab' | 'send', ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    if (this.state.backend) this.#timers.set(name, setTimeout(work, ms));
  }

  disconnect(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.set({ backend: null });
  }

  /** The backend's answer, or 'unavailable' without one in time. 'signed-out' removes the isAuth flag, so that sign-in is offered. */
  async ask<Value>(question: (comments: CommentsPort) => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const unavailable = failure<Refusal>({ kind: 'unavailable' });
    const { backend } = this.state;
    if (!backend) return unavailable;
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, answerMs, null));
    // An adapter that rejects has a bug. To the person it is no answer, so their text is sent again.
    const answer = question(backend.comments).catch((bug: unknown) => {
      reportError(bug);
      return unavailable;
    });
    const answered = await Promise.race([answer, timeout]);
    if (answered === null) backend.beginAgain?.();
    const outcome = answered ?? unavailable;
    if (!outcome.ok && outcome.problem.kind === 'signed-out') this.store.remove(isAuthKey);
    return outcome;
  }

  /** Reads what this browser keeps, which another tab may have changed. */
  readStore(): void {
    const { store, state } = this;
    const isAuth = Boolean(store.get(isAuthKey));
    const reader = parseJson(readerSchema, store.get(readerKey));
    const isSame = reader?.uid === state.reader?.uid;
    const kept = <Value>(prefix: string, schema: z.ZodMiniType<Value>) =>
      store.keys(prefix).flatMap((key) => parseJson(schema, store.get(key)) ?? []);
    // Another tab may have heard first that this comment arrived, and removed it. It stays on the screen until the answer is here.
    const sent = state.unsent.filter(({ id }) => id === state.sending && !store.get(unsentPrefix + id));
    const likes = { ...state.likes, unsent: kept(likePrefix, unsentLikeSchema) };
    this.set({
      isAuth,
      reader,
      unsent: [...sent, ...kept(unsentPrefix, commentSchema)].toSorted(comparePositions),
      deletions: kept(deletionPrefix, deletionSchema),
      isConfirmed: state.isConfirmed && isAuth && isSame,
      likes: isSame ? likes : { ...likes, mine: new Set(), failed: null },
      ...(isSame ? {} : { form: null, held: [], pending: new Map() }),
    });
  }

  /** Replaces the list. What it shows to have arrived, or to be deleted, is not sent again, and an edit of what is gone is closed. */
  setList(list: ThreadList, more: Partial<State> = {}): void {
    this.set({ ...more, list });
    const { form, unsent, deletions } = this.state;
    for (const { id } of unsent.filter((comment) => commentIn(list, comment.id))) {
      this.store.remove(unsentPrefix + id);
      this.setPending(id);
    }
    for (const { id } of deletions.filter((deletion) => list.removed.has(deletion.id))) {
      this.store.remove(deletionPrefix + id);
      this.setPending(id);
    }
    if (form?.kind === 'edit' && !commentIn(list, form.id)) this.rescueEdit(form.id);
  }

  setPending(id: CommentId, pending?: Pending): void {
    const changed = new Map(this.state.pending);
    changed.delete(id);
    this.set({ pending: pending ? changed.set(id, pending) : changed });
  }

  /** The comment of an edit is gone: its text moves to the box for new ones, and the focus too unless another form has it. */
  rescueEdit(id: CommentId): void {
    const { form, focus } = this.state;
    const isElsewhere = form !== null && slotOf(form) !== `edit:${id}`;
    this.drafts.rescue(`edit:${id}`);
    this.set({
      form: isElsewhere ? form : null,
      focus: isElsewhere ? focus : 'box new',
      message: words.editedIsGone,
    });
  }
}
