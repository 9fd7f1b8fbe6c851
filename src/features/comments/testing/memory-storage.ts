import { type BrowserStorage, openStorage } from '#lib/stored.ts';

/** A storage that works like the browser's. `isFull` makes it refuse every write, as a private window or a quota does. */
export class MemoryStorage {
  isFull = false;
  /** Where the events of changes in other tabs arrive. */
  readonly otherTabs = new EventTarget();
  readonly kept = new Map<string, string>();

  /** Another tab writes a value, or removes it. */
  changeInOtherTab(key: string, value: string | null): void {
    const oldValue = this.kept.get(key) ?? null;
    if (value === null) this.kept.delete(key);
    else this.kept.set(key, value);
    this.otherTabs.dispatchEvent(new StorageEvent('storage', { key, oldValue }));
  }
}

export function memoryStore(storage = new MemoryStorage()): BrowserStorage {
  const { kept } = storage;
  const face = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return openStorage(
    () => face,
    () => storage.otherTabs,
  );
}
