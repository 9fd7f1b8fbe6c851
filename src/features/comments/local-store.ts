/** What this browser remembers. It never throws: where storage is refused or full, memory serves until the page closes. */
export interface LocalStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(prefix: string): readonly string[];
  /** Whether some of it will be gone when the page closes, because the browser did not take it. */
  isVolatile(): boolean;
  /** Forgets everything but the keys that begin so. */
  clear(except: readonly string[]): void;
  /** Calls onChange with the key that changed in this tab or another one, or null for all. Returns a stop function. */
  watch(onChange: (key: string | null) => void): () => void;
}

/** Truthy once somebody has signed in on this browser. It decides whether the form is shown; the server decides the rest. */
export const isAuthKey = 'isAuth';

/** Keys of texts that were typed and not sent, one for each text box. */
export const draftPrefix = 'draft:';
/** Keys of comments that wait to be sent: one each, so that tabs don't overwrite each other's. */
export const unsentPrefix = 'unsent:';

/** Opens the browser's storage. `otherTabs` is where 'storage' events arrive. */
export function openLocalStore(storage: () => Storage, otherTabs: EventTarget): LocalStore {
  const memory = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  const say = (key: string | null) => {
    for (const listener of [...listeners]) listener(key);
  };
  const tried = <Value>(work: (kept: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const drop = (key: string) => {
    memory.delete(key);
    tried((kept) => kept.removeItem(key), undefined);
  };
  const keys = (prefix: string) =>
    [...new Set([...memory.keys(), ...tried(storedKeys, [])])].filter((key) => key.startsWith(prefix));

  return {
    get: (key) => memory.get(key) ?? tried((kept) => kept.getItem(key), null),
    set(key, value) {
      const isKept = tried((kept) => {
        kept.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      say(key);
    },
    remove(key) {
      drop(key);
      say(key);
    },
    keys,
    isVolatile: () => memory.size > 0,
    clear(except) {
      for (const key of keys('')) if (!except.some((start) => key.startsWith(start))) drop(key);
      say(null);
    },
    watch(onChange) {
      const onStorage = (event: Event & { readonly key?: string | null }) => onChange(event.key ?? null);
      listeners.add(onChange);
      otherTabs.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        otherTabs.removeEventListener('storage', onStorage);
      };
    },
  };
}

function storedKeys(kept: Storage): readonly string[] {
  return Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
}

let ofThisPage: LocalStore | undefined;

/** The one store of this page, so that every part of it hears of every change. */
export function browserStore(): LocalStore {
  ofThisPage ??= openLocalStore(() => window.localStorage, window);
  return ofThisPage;
}
