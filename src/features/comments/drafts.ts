import { z } from '#lib/schema.ts';
import { draftPrefix, type LocalStore } from './local-store.ts';
import type { PagePath } from './model.ts';

/** Text that was typed and not sent, for one text box. */
const draftSchema = z.object({
  text: z.string(),
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
  /** Of an edit: what the comment said when it was begun. */
  original: z.optional(z.string()),
});
type Draft = z.infer<typeof draftSchema>;

const maxAge = 30 * 24 * 60 * 60 * 1000;
const delay = 300;

export type Drafts = ReturnType<typeof openDrafts>;

/**
 * The drafts of one person on one page. They are in memory at once and in storage soon after; `flush` makes it now. A draft
 * is one text in all tabs: what is typed in one appears in the others, so that none overwrites what it hasn't shown.
 * `owner` is the uid of who types, '' while nobody knows.
 */
export function openDrafts(store: LocalStore, page: PagePath, now: () => number, owner = '') {
  const known = new Map<string, Draft | null>();
  const unwritten = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let uid = owner;
  const prefix = () => `${draftPrefix}${uid}:${page}:`;
  const stored = (slot: string) => parsed(store.get(prefix() + slot));
  const slots = () => store.keys(prefix()).map((key) => key.slice(prefix().length));

  forgetOld(store, now());

  const say = () => {
    for (const listener of [...listeners]) listener();
  };
  const read = (slot: string): Draft | null => {
    const draft = known.get(slot);
    if (draft !== undefined) return draft;
    const found = stored(slot);
    known.set(slot, found);
    return found;
  };
  const flush = () => {
    clearTimeout(timer);
    for (const slot of unwritten) {
      const draft = known.get(slot);
      if (draft) store.set(prefix() + slot, JSON.stringify(draft));
      else store.remove(prefix() + slot);
    }
    unwritten.clear();
  };
  const change = (slot: string, draft: Draft | null) => {
    known.set(slot, draft);
    unwritten.add(slot);
    say();
  };
  const stopStore = store.watch((key) => {
    if (key !== null && !key.startsWith(prefix())) return;
    const changed = [...known].filter(
      ([slot, draft]) => !unwritten.has(slot) && !isSame(draft, stored(slot)),
    );
    for (const [slot] of changed) known.set(slot, stored(slot));
    if (changed.length > 0) say();
  });

  return {
    text: (slot: string): string => read(slot)?.text ?? '',
    has: (slot: string): boolean => read(slot) !== null,
    /** What the comment said when its edit was begun, if it is being edited. */
    original: (slot: string): string | undefined => read(slot)?.original,
    /** The boxes with a text of their own, the newest first. */
    begun: (): readonly string[] =>
      slots()
        .filter((slot) => hasBegun(store.get(prefix() + slot)))
        .toSorted((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0)),
    write(slot: string, text: string, original = read(slot)?.original): void {
      const isNothing = text === '' && original === undefined;
      change(slot, isNothing ? null : { text, at: now(), ...(original === undefined ? {} : { original }) });
      clearTimeout(timer);
      timer = setTimeout(() => {
        const wasVolatile = store.isVolatile();
        flush();
        if (store.isVolatile() !== wasVolatile) say();
      }, delay);
    },
    /** Begins an edit, unless one is under way: the draft then remembers what the comment said. */
    begin(slot: string, body: string): void {
      const draft = read(slot);
      if (!draft || draft.text === draft.original) this.write(slot, body, body);
    },
    /** Puts texts together in one box, with an empty line between them, and stores them at once. */
    join(slot: string, ...texts: readonly string[]): void {
      this.write(slot, texts.filter(Boolean).join('\n\n'));
      flush();
    },
    forget(slot: string): void {
      change(slot, null);
      flush();
    },
    /**
     * Says who types. Somebody else's drafts are neither shown nor touched; what was typed before anybody was known is
     * theirs from now on.
     */
    belongTo(who: string): void {
      if (who === uid) return;
      flush();
      const anonymous = uid === '' ? slots().map((slot) => [slot, store.get(prefix() + slot)] as const) : [];
      for (const [slot] of anonymous) store.remove(prefix() + slot);
      uid = who;
      known.clear();
      for (const [slot, text] of anonymous) if (text && !stored(slot)) store.set(prefix() + slot, text);
      say();
    },
    /** After a sign-out, which has already cleared the storage. */
    forgetAll(): void {
      clearTimeout(timer);
      unwritten.clear();
      known.clear();
      say();
    },
    flush,
    /** Whether this browser refuses to keep what is typed, so that it lasts only as long as the page. */
    isVolatile: (): boolean => store.isVolatile(),
    isFlushed: (): boolean => unwritten.size === 0,
    watch(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    close(): void {
      flush();
      stopStore();
    },
  };
}

const isSame = (one: Draft | null, other: Draft | null) =>
  one?.text === other?.text && one?.original === other?.original;

function forgetOld(store: LocalStore, now: number): void {
  for (const key of store.keys(draftPrefix)) {
    const draft = parsed(store.get(key));
    if (!draft || now - draft.at > maxAge) store.remove(key);
  }
}

/** Whether a stored draft holds words that are nowhere else. */
export function hasBegun(stored: string | null): boolean {
  const draft = parsed(stored);
  return draft !== null && draft.text !== (draft.original ?? '');
}

function parsed(text: string | null): Draft | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}
