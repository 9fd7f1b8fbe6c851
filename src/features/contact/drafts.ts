import { z } from '#lib/schema.ts';
import { isSame, type Message, messageSchema } from './model.ts';

const keptSchema = z.object({
  /** What stands in the form. */
  draft: z.nullable(messageSchema),
  /** Messages on their way: whether one that stays here has arrived, nobody knows. */
  sending: z._default(z.array(messageSchema), []),
  /** What was set aside for something else that stands in the form. Newest last. */
  unsent: z.array(messageSchema),
});
export type Kept = z.infer<typeof keptSchema>;

export const draftsKey = 'contact-drafts';
const nothing: Kept = { draft: null, sending: [], unsent: [] };

/** What the browser did not take, because its storage is full or forbidden. It lasts as long as the page. */
let memory: Kept | null = null;

export function readKept(): Kept {
  if (memory) return memory;
  try {
    const stored = keptSchema.safeParse(JSON.parse(localStorage.getItem(draftsKey) ?? 'null'));
    return stored.success ? stored.data : nothing;
  } catch {
    return nothing;
  }
}

function writeKept(kept: Kept): void {
  try {
    if (kept.draft === null && kept.sending.length + kept.unsent.length === 0)
      localStorage.removeItem(draftsKey);
    else localStorage.setItem(draftsKey, JSON.stringify(kept));
    memory = null;
  } catch {
    memory = kept;
  }
}

export function keepDraft(draft: Message | null): void {
  writeKept({ ...readKept(), draft });
}

type Pile = 'sending' | 'unsent';

export function keepIn(pile: Pile, message: Message): void {
  const kept = readKept();
  writeKept({ ...kept, [pile]: [...kept[pile], message] });
}

/** Forgets a message that arrived, or that is kept elsewhere from now on. Says whether it was there. */
export function takeFrom(pile: Pile, message: Message): boolean {
  const kept = readKept();
  const last = kept[pile].findLastIndex((each) => isSame(each, message));
  writeKept({ ...kept, [pile]: kept[pile].filter((_, index) => index !== last) });
  return last !== -1;
}
