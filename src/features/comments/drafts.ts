import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { commentIdSchema, newCommentId, type PagePath } from './model.ts';
import { draftPrefix, unsentPrefix } from './storage-keys.ts';

/** Text that was typed and not sent, for one text box. */
const storedDraftSchema = z.object({
  text: z.string(),
  /** Of an edit: what the comment said when it was opened. */
  original: z.optional(z.string()),
  /** Of the comment that this very text becomes, so that two tabs that post it at the same moment post one comment. */
  id: z.optional(commentIdSchema),
});

export type Drafts = ReturnType<typeof openDrafts>;

/** One person's drafts on one page, one for each text box ("slot"). They are stored at every keystroke, and shared by all tabs. */
export function openDrafts(store: BrowserStorage, page: PagePath, uid: () => string) {
  const prefix = () => `${draftPrefix}${uid()}:${page}:`;
  const read = (slot: string) => parseJson(storedDraftSchema, store.get(prefix() + slot));
  const text = (slot: string): string => read(slot)?.text ?? '';
  const write = (slot: string, typed: string, original = read(slot)?.original): void => {
    if (typed === '' && original === undefined) forget(slot);
    else store.set(prefix() + slot, JSON.stringify({ text: typed, original, id: newCommentId() }));
  };
  const forget = (slot: string): void => store.remove(prefix() + slot);
  return {
    read,
    text,
    write,
    forget,
    /** The boxes with text that is nowhere else. */
    slots: (): readonly string[] =>
      store
        .keys(prefix())
        .filter((key) => hasOwnText(store.get(key)))
        .map((key) => key.slice(prefix().length)),
    /** Puts text before what has been typed in a box, with an empty line between them. */
    prepend: (slot: string, first: string): void => write(slot, joined(first, text(slot))),
    /** Moves the text of a box whose comment is gone into the one for new comments. */
    rescue(slot: string): void {
      write('new', joined(text('new'), text(slot)));
      forget(slot);
    },
  };
}

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/** Whether a stored draft has text that is nowhere else. */
function hasOwnText(stored: string | null): boolean {
  const draft = parseJson(storedDraftSchema, stored);
  return draft !== null && draft.text !== (draft.original ?? '');
}

/** Whether this browser keeps something of any page that has not been sent: a comment, a deletion or a draft. */
export function hasUnsent(store: BrowserStorage): boolean {
  return (
    store.keys(unsentPrefix).length > 0 || store.keys(draftPrefix).some((key) => hasOwnText(store.get(key)))
  );
}
