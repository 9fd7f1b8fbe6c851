import { z } from '#lib/schema.ts';
import type { Focus } from './interaction.ts';
import type { LocalStore } from './local-store.ts';
import type { PagePath } from './model.ts';

export const draftPrefix = 'draft:';

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

/** The text box that belongs to a focus: each keeps a text of its own. */
export function slotOf(focus: Focus): string {
  if (focus.kind === 'replying') return `reply:${focus.to}`;
  return focus.kind === 'editing' ? `edit:${focus.id}` : 'new';
}

export type Drafts = ReturnType<typeof openDrafts>;

/** The drafts of one page. They are in memory at once and in storage soon after; `flush` makes it now. */
export function openDrafts(store: LocalStore, page: PagePath, now: () => number) {
  const known = new Map<string, Draft | null>();
  const unwritten = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keyOf = (slot: string) => `${draftPrefix}${page}:${slot}`;

  forgetOld(store, now());

  const read = (slot: string): Draft | null => {
    const draft = known.get(slot);
    if (draft !== undefined) return draft;
    const stored = parsed(store.get(keyOf(slot)));
    known.set(slot, stored);
    return stored;
  };
  const flush = () => {
    clearTimeout(timer);
    for (const slot of unwritten) {
      const draft = known.get(slot);
      if (draft) store.set(keyOf(slot), JSON.stringify(draft));
      else store.remove(keyOf(slot));
    }
    unwritten.clear();
  };
  const change = (slot: string, draft: Draft | null) => {
    known.set(slot, draft);
    unwritten.add(slot);
    for (const listener of [...listeners]) listener();
  };

  return {
    text: (slot: string): string => read(slot)?.text ?? '',
    has: (slot: string): boolean => read(slot) !== null,
    /** What the comment said when its edit was begun, if it is being edited. */
    original: (slot: string): string | undefined => read(slot)?.original,
    write(slot: string, text: string, original = read(slot)?.original): void {
      const isNothing = text === '' && original === undefined;
      change(slot, isNothing ? null : { text, at: now(), ...(original === undefined ? {} : { original }) });
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    },
    forget(slot: string): void {
      change(slot, null);
      flush();
    },
    /** After a sign-out, which has already cleared the storage. */
    forgetAll(): void {
      clearTimeout(timer);
      unwritten.clear();
      known.clear();
      for (const listener of [...listeners]) listener();
    },
    flush,
    isFlushed: (): boolean => unwritten.size === 0,
    watch(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function forgetOld(store: LocalStore, now: number): void {
  for (const key of store.keys(draftPrefix)) {
    const draft = parsed(store.get(key));
    if (!draft || now - draft.at > maxAge) store.remove(key);
  }
}

function parsed(text: string | null): Draft | null {
  try {
    const draft = draftSchema.safeParse(JSON.parse(text ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}
