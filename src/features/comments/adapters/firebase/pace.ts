import type { BrowserStorage } from '#lib/stored.ts';

const key = 'posted-at';

export type Pace = ReturnType<typeof openPace>;

/**
 * Keeps one person's comments and edits as far apart as the backend requires, across reloads and tabs. `restMs` is that time
 * in milliseconds.
 */
export function openPace(
  store: BrowserStorage,
  restMs: number,
  now: () => number = () => Date.now(),
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
) {
  return {
    restMs,
    /** Resolves when the next one may be sent. */
    async rest(): Promise<void> {
      const since = now() - Number(store.get(key) ?? 0);
      // A clock that was set back must not delay anything.
      if (since >= 0 && since < restMs) await wait(restMs - since);
    },
    posted: (): void => store.set(key, String(now())),
  };
}
