import { type Document, documentSchema } from './journey.ts';

const prefix = 'app:travel-blog:document:';

export interface Kept {
  readonly documents: ReadonlyMap<string, Document>;
  /** False while the browser has no room for the latest changes: they are only on the screen. */
  readonly isKept: boolean;
}

export interface Documents {
  readonly current: () => Kept;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly put: (id: string, document: Document) => void;
  readonly remove: (id: string) => void;
  readonly startOver: () => void;
}

/** The documents of this browser, one key each, so that two tabs never write over each other's. */
export function openDocuments(storage: Storage | null, sample: ReadonlyMap<string, Document>): Documents {
  const listeners = new Set<() => void>();
  const unkept = new Set<string>();
  let current: Kept = { documents: new Map(), isKept: true };

  const change = (entries: Iterable<readonly [string, Document | null]>) => {
    const documents = new Map(current.documents);
    for (const [id, document] of entries) {
      if (document === null) documents.delete(id);
      else documents.set(id, document);
    }
    current = { documents, isKept: unkept.size === 0 };
    for (const listener of listeners) listener();
  };

  /** Also tries again what found no room before. */
  const keep = (changed: ReadonlyMap<string, Document | null>) => {
    for (const id of [...unkept, ...changed.keys()]) {
      const document = changed.has(id) ? changed.get(id) : current.documents.get(id);
      if (write(storage, id, document ?? null)) unkept.delete(id);
      else unkept.add(id);
    }
    change(changed);
  };

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== storage) return;
    // A null key: another tab cleared everything.
    if (key === null) change([...current.documents.keys()].map((id) => [id, null]));
    else if (key.startsWith(prefix)) change([[key.slice(prefix.length), read(storage, key)]]);
  };

  const stored = keysOf(storage).map((key) => [key.slice(prefix.length), read(storage, key)] as const);
  if (stored.length > 0) change(stored);
  else keep(sample);

  return {
    current: () => current,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
    put: (id, document) => keep(new Map([[id, document]])),
    remove: (id) => keep(new Map([[id, null]])),
    startOver() {
      keep(new Map([...[...current.documents.keys()].map((id) => [id, null] as const), ...sample]));
    },
  };
}

const keysOf = (storage: Storage | null): readonly string[] =>
  Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));

/** Null where there is nothing, or nothing of a shape that is known. */
function read(storage: Storage | null, key: string): Document | null {
  try {
    return documentSchema.parse(JSON.parse(storage?.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function write(storage: Storage | null, id: string, document: Document | null): boolean {
  try {
    if (document === null) storage?.removeItem(prefix + id);
    else storage?.setItem(prefix + id, JSON.stringify(document));
    return storage !== null;
  } catch {
    return false;
  }
}
