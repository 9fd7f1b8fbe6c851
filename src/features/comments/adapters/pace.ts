import type { BrowserStorage } from '#lib/stored.ts';

/** Spaces a person's comments and edits as the backend asks, over reloads and tabs. */
export interface Pace {
  /** How long the backend wants between two writes of one person, in milliseconds. */
  readonly restMs: number;
  /** Resolves when the next one may go. */
  rest(): Promise<void>;
  posted(): void;
}

const key = 'posted-at';

export function openPace(
  store: BrowserStorage,
  restMs: number,
  now: () => number = () => Date.now(),
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Pace {
  return {
    restMs,
    async rest() {
      const since = now() - Number(store.get(key) ?? 0);
      // A clock that was set back must not hold anything up.
      if (since >= 0 && since < restMs) await wait(restMs - since);
    },
    posted: () => store.set(key, String(now())),
  };
}
