import type { z } from '#lib/schema.ts';

/** What this browser remembers. It never throws: where storage is refused or full, memory serves until the page closes. */
export type LocalStore = ReturnType<typeof openLocalStore>;

/** Truthy once somebody has signed in on this browser. It decides whether the form is shown; the server decides the rest. */
export const isAuthKey = 'isAuth';
/** Who was signed in last, until they sign out: what is written before the backend has answered is theirs. */
export const readerKey = 'reader';
/** Keys of texts that were typed and not sent, one for each text box. */
export const draftPrefix = 'draft:';
/** Keys of comments that wait to be sent: one each, so that tabs don't overwrite each other's. */
export const unsentPrefix = 'unsent:';

/** Opens the browser's storage. `otherTabs` is where 'storage' events arrive. */
export function openLocalStore(storage: () => Storage, otherTabs: EventTarget) {
  const memory = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  const tell = (key: string | null) => {
    for (const listener of [...listeners]) listener(key);
  };
  otherTabs.addEventListener('storage', (event: Event & { readonly key?: string | null }) =>
    tell(event.key ?? null),
  );
  const tried = <Value>(work: (kept: Storage) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  const drop = (key: string) => {
    memory.delete(key);
    tried((kept) => kept.removeItem(key));
  };
  const keys = (prefix: string): readonly string[] => {
    const kept = tried((all) => Array.from({ length: all.length }, (_, index) => all.key(index) ?? '')) ?? [];
    return [...new Set([...memory.keys(), ...kept])].filter((key) => key.startsWith(prefix));
  };

  return {
    keys,
    get: (key: string) => memory.get(key) ?? tried((kept) => kept.getItem(key)) ?? null,
    set(key: string, value: string): void {
      memory.set(key, value);
      tried((kept) => {
        kept.setItem(key, value);
        memory.delete(key);
      });
      tell(key);
    },
    remove(key: string): void {
      drop(key);
      tell(key);
    },
    /** Whether some of it will be gone when the page closes, because the browser did not take it. */
    isVolatile: () => memory.size > 0,
    /** Forgets everything but the keys that begin so. */
    clear(except: readonly string[]): void {
      for (const key of keys('')) if (!except.some((start) => key.startsWith(start))) drop(key);
      tell(null);
    },
    /** Calls onChange with the key that changed in this tab or another one, or null for all. Returns a stop function. */
    watch(onChange: (key: string | null) => void): () => void {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

let ofThisPage: LocalStore | undefined;

/** The one store of this page, so that every part of it hears of every change. */
export function browserStore(): LocalStore {
  ofThisPage ??= openLocalStore(() => window.localStorage, window);
  return ofThisPage;
}

/** What a text holds as JSON, or null where it isn't what the schema says. */
export function parsedJson<Value>(
  schema: z.ZodMiniType<Value>,
  text: string | null | undefined,
): Value | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
