import { failure, success } from '#lib/outcome.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { keysKeptAtSignOut } from '#site/storage-keys.ts';
import type { Reader } from '../model.ts';
import type { ReaderPort, SignInRefusal } from '../port.ts';
import { isAuthKey } from '../storage-keys.ts';

/** Signs one person in and out, without a window. */
export class Visitor implements ReaderPort {
  providers: ReaderPort['providers'] = ['google'];
  current: Reader | null = null;
  /** Who the next sign-in brings, or why it fails. */
  next: Reader | SignInRefusal;
  readonly #storage: BrowserStorage;
  readonly #listeners = new Set<(reader: Reader | null) => void>();

  constructor(person: Reader, storage: BrowserStorage) {
    this.next = person;
    this.#storage = storage;
    if (storage.get(isAuthKey)) this.current = person;
  }

  watch(onChange: (reader: Reader | null) => void): () => void {
    this.#listeners.add(onChange);
    queueMicrotask(() => this.#listeners.has(onChange) && onChange(this.current));
    return () => void this.#listeners.delete(onChange);
  }

  async signIn() {
    if ('kind' in this.next) return failure(this.next);
    this.#storage.set(isAuthKey, 'true');
    this.#become(this.next);
    return success(this.next);
  }

  async signOut() {
    this.#storage.clear(keysKeptAtSignOut);
    this.#become(null);
    return success(undefined);
  }

  /** Ends the session without a sign-out. */
  expire(): void {
    this.#storage.remove(isAuthKey);
    this.#become(null);
  }

  #become(reader: Reader | null): void {
    this.current = reader;
    for (const listener of [...this.#listeners]) listener(reader);
  }
}
