/** What a visitor did, kept in this browser: the same in every tab. */
export interface Kept<Value> {
  current(): Value;
  /** Of two tabs that change it in the same few milliseconds, the last one wins. A lock prevents that (`toggle-vote`). */
  change(next: Value): void;
  /** False after a change that the browser had no room for. */
  isSaved(): boolean;
  startOver(): void;
  /** Calls back after every change, in any tab. Returns a stop function. */
  watch(onChange: () => void): () => void;
}

/**
 * `read` returns null for anything that isn't a value of this program, and
 * then the visitor sees `first`.
 */
export function keep<Value>(key: string, read: (stored: unknown) => Value | null, first: Value): Kept<Value> {
  let text: string | null = null;
  let value = first;
  let isSaved = true;
  const watchers = new Set<() => void>();

  function stored(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parse(json: string | null): Value {
    try {
      return (json === null ? null : read(JSON.parse(json))) ?? first;
    } catch {
      return first;
    }
  }

  function set(next: Value, store: () => void): void {
    value = next;
    try {
      store();
      text = stored();
      isSaved = true;
    } catch {
      // It stays on the screen, where a later change may save it.
      isSaved = false;
    }
    for (const tell of watchers) tell();
  }

  return {
    current() {
      const now = isSaved ? stored() : text;
      if (now !== text) {
        text = now;
        value = parse(now);
      }
      return value;
    },
    change: (next) => set(next, () => localStorage.setItem(key, JSON.stringify(next))),
    isSaved: () => isSaved,
    startOver: () => set(first, () => localStorage.removeItem(key)),
    watch(onChange) {
      watchers.add(onChange);
      addEventListener('storage', onChange);
      // A page that the Back button restores has missed what other tabs did.
      addEventListener('pageshow', onChange);
      return () => {
        watchers.delete(onChange);
        removeEventListener('storage', onChange);
        removeEventListener('pageshow', onChange);
      };
    },
  };
}
