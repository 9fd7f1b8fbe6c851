import type { Log } from '#server/http/log.ts';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** Nodemailer's codes in words. Its own messages could name the person whom the mail is for. */
const causes: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused the user or password of SMTP_URL',
  EDNS: 'the host of SMTP_URL is unknown',
  EENVELOPE: 'the mail server refused the sender or the recipient',
  ESOCKET: 'the mail server could not be reached, or its certificate is not valid',
  ETIMEDOUT: 'the mail server did not answer in time',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
  return `(${code})${code in causes ? `: ${causes[code]}` : ''}`;
}

/** A mail that waits in the database, so that it outlives a restart. */
interface WaitingMail {
  /** What the log calls it: 'message 7'. */
  readonly name: string;
  /** Hands it to the mail server, or rejects. */
  readonly send: () => Promise<void>;
  readonly markSent: () => void;
}

/**
 * Sends what waits, one mail after another. A mail that fails keeps waiting and is tried again, less and less often. `nextInMs`
 * says when another one may go out that may not yet.
 */
export function createOutbox(
  waiting: () => readonly WaitingMail[],
  log: Log,
  nextInMs: () => number | undefined = () => undefined,
) {
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isCalled = false;
  let stopped = false;

  async function pass(): Promise<void> {
    let failed = false;
    for (const { name, send, markSent } of waiting()) {
      if (stopped) return;
      try {
        await send();
        if (!stopped) markSent();
      } catch (error) {
        failed = true;
        log(`mail: ${name} was not sent ${reasonOf(error)}. It is kept and tried again.`);
      }
    }
    const next = failed ? delayMs : nextInMs();
    if (next !== undefined && !stopped) timer = setTimeout(wake, next).unref();
    delayMs = failed ? Math.min(delayMs * 2, longestDelayMs) : firstDelayMs;
  }

  /** A call during a pass starts another one, because the first may have read its list already. */
  async function passes(): Promise<void> {
    try {
      while (isCalled && !stopped) {
        isCalled = false;
        await pass();
      }
    } catch (error) {
      log(`mail: the waiting mails could not be read (${String(error)})`);
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
    /** Starts nothing new. A mail that is being sent may be sent once more after the next start. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
