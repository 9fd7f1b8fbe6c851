/** A value, and whether the browser keeps it for the next visit. */
export interface Snapshot<Value> {
  readonly value: Value;
  readonly isSaved: boolean;
}

/** One value in local storage, the same in every tab. */
export interface Kept<Value> {
  readonly current: () => Snapshot<Value>;
  /** A transaction: the newest value of any tab goes in, and what comes out is stored at once. */
  readonly change: (next: (value: Value) => Value) => void;
  readonly startOver: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `parse` gives null for what isn't such a value; `initial` stands in for that, and for nothing. */
export function keep<Value>(
  key: string,
  parse: (json: unknown) => Value | null,
  initial: Value,
): Kept<Value> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let snapshot: Snapshot<Value> = { value: initial, isSaved: true };

  function current() {
    const stored = attempt(() => localStorage.getItem(key), null);
    // What there was no room for is only on the screen, so the screen is right until it can be stored.
    if (snapshot.isSaved && stored !== text) {
      text = stored;
      const value = attempt(() => parse(JSON.parse(stored ?? 'null')), null);
      snapshot = { value: value ?? initial, isSaved: true };
    }
    return snapshot;
  }

  function show(value: Value, store: () => void) {
    const isSaved = attempt(() => {
      store();
      text = localStorage.getItem(key);
      return true;
    }, false);
    snapshot = { value, isSaved };
    for (const listener of listeners) listener();
  }

  return {
    current,
    change(next) {
      const value = next(current().value);
      show(value, () => localStorage.setItem(key, JSON.stringify(value)));
    },
    startOver: () => show(initial, () => localStorage.removeItem(key)),
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Storage may be full or forbidden, and hold anything. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
