import { browserStorage } from '#lib/stored.ts';
import type { Reader } from '../model.ts';
import { isAuthKey } from '../storage-keys.ts';

type Listener = (reader: Reader | null) => void;

/** The signed-in reader, for listeners and for the isAuth flag. */
export class CurrentReader {
  /** Undefined until the provider has answered. */
  value: Reader | null | undefined;
  readonly #listeners = new Set<Listener>();

  /** Whether a reader has signed in on this browser. Without that there is nothing to ask the provider. */
  get hasSignedIn(): boolean {
    return browserStorage.get(isAuthKey) !== null;
  }

  tell(reader: Reader | null): void {
    this.value = reader;
    if (reader) browserStorage.set(isAuthKey, 'true');
    else if (this.hasSignedIn) browserStorage.remove(isAuthKey);
    for (const listener of [...this.#listeners]) listener(reader);
  }

  /** Calls `ask` if only the provider knows who this is. Returns a stop function. */
  watch(listener: Listener, ask: () => void): () => void {
    this.#listeners.add(listener);
    if (this.value !== undefined) listener(this.value);
    else if (this.hasSignedIn) ask();
    else listener(null);
    return () => void this.#listeners.delete(listener);
  }
}
