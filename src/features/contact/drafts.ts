import { z } from '#lib/schema.ts';
import { isSame, type Message, messageSchema } from './model.ts';

const keptSchema = z.object({
  /** What stands in the form. */
  draft: z.nullable(messageSchema),
  /** Messages on their way, and those that did not arrive while something else was being written. Newest last. */
  unsent: z.array(messageSchema),
});
export type Kept = z.infer<typeof keptSchema>;

export const draftsKey = 'contact-drafts';
const nothing: Kept = { draft: null, unsent: [] };

/** Stands in where the browser allows no storage: then texts last as long as the page. */
let memory = nothing;

export function readKept(): Kept {
  try {
    const stored = keptSchema.safeParse(JSON.parse(localStorage.getItem(draftsKey) ?? 'null'));
    return stored.success ? stored.data : nothing;
  } catch {
    return memory;
  }
}

function writeKept(kept: Kept): void {
  memory = kept;
  try {
    if (kept.draft === null && kept.unsent.length === 0) localStorage.removeItem(draftsKey);
    else localStorage.setItem(draftsKey, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the copy in memory is all there can be.
  }
}

export function keepDraft(draft: Message | null): void {
  writeKept({ ...readKept(), draft });
}

export function keepUnsent(message: Message): void {
  writeKept({ ...readKept(), unsent: [...readKept().unsent, message] });
}

/** Forgets a message that arrived, or that stands in the form again. */
export function dropUnsent(message: Message): void {
  const { draft, unsent } = readKept();
  const last = unsent.findLastIndex((kept) => isSame(kept, message));
  writeKept({ draft, unsent: unsent.filter((_, index) => index !== last) });
}
