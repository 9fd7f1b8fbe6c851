import type { Log } from '#server/http/log.ts';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** What waits to be mailed, in the database, so that it outlives a restart. */
export interface Queue<Item extends { readonly id: number }> {
  waiting(): readonly Item[];
  markMailed(item: Item): void;
}

interface Options<Item extends { readonly id: number }> {
  /** What an item is called in the log. */
  readonly name: string;
  readonly queue: Queue<Item>;
  /** Hands one item to the mail server, or rejects. */
  readonly send: (item: Item) => Promise<void>;
  readonly log: Log;
}

/** Sends what waits, one after another; what fails waits and is tried again, ever more rarely. */
export function createOutbox<Item extends { readonly id: number }>({
  name,
  queue,
  send,
  log,
}: Options<Item>) {
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isCalled = false;
  let stopped = false;

  async function pass(): Promise<void> {
    let failed = 0;
    for (const item of queue.waiting()) {
      if (stopped) return;
      try {
        await send(item);
        if (!stopped) queue.markMailed(item);
      } catch (error) {
        failed += 1;
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
        log(`mail: ${name} ${item.id} was not sent (${code})`);
      }
    }
    delayMs = failed === 0 ? firstDelayMs : Math.min(delayMs * 2, longestDelayMs);
    if (failed > 0 && !stopped) timer = setTimeout(wake, delayMs / 2).unref();
  }

  /** A call that comes during a pass is answered by another pass, for the first may have read its list already. */
  async function passes(): Promise<void> {
    try {
      while (isCalled && !stopped) {
        isCalled = false;
        await pass();
      }
    } catch (error) {
      log(`mail: what waits (${name}) could not be read (${String(error)})`);
    } finally {
      running = undefined;
    }
  }

  /** Sends what waits, now. Resolves when nothing more can be sent for the moment. */
  function wake(): Promise<void> {
    clearTimeout(timer);
    isCalled = true;
    running ??= Promise.resolve().then(passes);
    return running;
  }

  return {
    wake,
    /** Starts nothing new. What was under way may be sent once more after the next start. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
