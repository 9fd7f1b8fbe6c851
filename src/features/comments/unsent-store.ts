import { type Unsent, unsentSchema } from './conversation/outbox.ts';
import { type LocalStore, unsentPrefix } from './local-store.ts';

/** The comments that wait in this browser to be sent, in the order in which they were written. */
export function unsentIn(store: LocalStore): readonly Unsent[] {
  return store
    .keys(unsentPrefix)
    .map((key) => unsentSchema.safeParse(fromJson(store.get(key))))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .toSorted((a, b) => (a.writtenAt + a.id < b.writtenAt + b.id ? -1 : 1));
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
