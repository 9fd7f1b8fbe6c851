/** `key` is null when any may have changed. `before` is what was stored before another tab changed it. */
export type StorageChange = Readonly<{ key: string | null; isFromOtherTab: boolean; before: string | null }>;
type Listener = (change: StorageChange) => void;

export type BrowserStorage = ReturnType<typeof openStorage>;

/** Local storage that never throws: what the browser refuses stays in memory until the page closes. `otherTabs` gets storage events. */
export function openStorage(open: () => Storage, otherTabs: () => EventTarget) {
  const memory = new Map<string, string>();
  const listeners = new Set<Listener>();
  const announce = (key: string | null) => {
    for (const listener of [...listeners]) listener({ key, isFromOtherTab: false, before: null });
  };
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const drop = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  const keys = (prefix: string): readonly string[] => {
    const stored = attempt((storage) => Array.from(storage, (_, index) => storage.key(index) ?? ''), []);
    return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
  };

  return {
    keys,
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key: string, text: string) {
      memory.set(key, text);
      attempt((storage) => {
        storage.setItem(key, text);
        memory.delete(key);
      }, undefined);
      announce(key);
    },
    remove(key: string) {
      drop(key);
      announce(key);
    },
    /** Whether something is only in memory. */
    isVolatile: () => memory.size > 0,
    /** Removes everything but the keys that begin with one of these. */
    clear(survivors: readonly string[]) {
      for (const key of keys('')) if (!survivors.some((start) => key.startsWith(start))) drop(key);
      announce(null);
    },
    /** Calls for each change, in this tab or another one. Returns a stop function. */
    watch(onChange: Listener) {
      const target = otherTabs();
      const stopped = new AbortController();
      const { signal } = stopped;
      const onStorage = ({ key = null, oldValue = null }: Event & Partial<StorageEvent>) =>
        onChange({ key, isFromOtherTab: true, before: oldValue });
      // A page that the Back button restores has missed what other tabs did.
      const onShow = ({ persisted }: Event & Partial<PageTransitionEvent>) =>
        persisted && onChange({ key: null, isFromOtherTab: true, before: null });
      listeners.add(onChange);
      target.addEventListener('storage', onStorage, { signal });
      target.addEventListener('pageshow', onShow, { signal });
      return () => {
        listeners.delete(onChange);
        stopped.abort();
      };
    },
  };
}

export const browserStorage = openStorage(
  () => window.localStorage,
  () => window,
);
