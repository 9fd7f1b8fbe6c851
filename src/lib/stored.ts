import { parseJson } from './parse.ts';
import type { z } from './schema.ts';

/** One value in local storage, as JSON. */
export interface Stored<Value> {
  /** The value; the default when there is none or it doesn't fit the schema. The same object until it changes. */
  read(): Value;
  write(value: Value): void;
  remove(): void;
  /** Calls for each change, in this tab or another one. Returns a stop function. */
  watch(onChange: () => void): () => void;
}

/** Local storage that never throws: what the browser refuses, or has no room for, is kept in memory until the page closes. */
export interface BrowserStorage {
  value<Value>(key: string, schema: z.ZodMiniType<Value>, otherwise: Value): Stored<Value>;
  keys(prefix: string): readonly string[];
  /** Whether something is only in memory. */
  isVolatile(): boolean;
  /** Removes everything but the named keys. */
  clear(survivors: readonly string[]): void;
  /** Calls with each key that changes, in this tab or another one, or with null when all may have. Returns a stop function. */
  watch(onChange: (key: string | null) => void): () => void;
}

/** `otherTabs` is where storage events arrive. */
export function openStorage(open: () => Storage, otherTabs: () => EventTarget): BrowserStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  const announce = (key: string | null) => {
    for (const listener of [...listeners]) listener(key);
  };
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const textOf = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null);
  const drop = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  const keys = (prefix: string) => {
    const stored = attempt((storage) => Object.keys(storage), []);
    return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
  };
  const watch = (onChange: (key: string | null) => void) => {
    const target = otherTabs();
    const onStorage = (event: Event & { readonly key?: string | null }) => onChange(event.key ?? null);
    listeners.add(onChange);
    target.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      target.removeEventListener('storage', onStorage);
    };
  };

  return {
    value<Value>(key: string, schema: z.ZodMiniType<Value>, otherwise: Value) {
      let last: { readonly text: string | null; readonly value: Value } = { text: null, value: otherwise };
      return {
        read() {
          const text = textOf(key);
          if (text !== last.text) last = { text, value: parseJson(schema, text) ?? otherwise };
          return last.value;
        },
        write(value) {
          const text = JSON.stringify(value);
          const isKept = attempt((storage) => {
            storage.setItem(key, text);
            return true;
          }, false);
          if (isKept) memory.delete(key);
          else memory.set(key, text);
          announce(key);
        },
        remove() {
          drop(key);
          announce(key);
        },
        watch: (onChange) => watch((changed) => (changed ?? key) === key && onChange()),
      };
    },
    keys,
    isVolatile: () => memory.size > 0,
    clear(survivors) {
      for (const key of keys('')) if (!survivors.includes(key)) drop(key);
      announce(null);
    },
    watch,
  };
}

/** The one of this page. */
export const browserStorage = openStorage(
  () => window.localStorage,
  () => window,
);
