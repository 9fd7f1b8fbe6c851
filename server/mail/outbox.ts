import type { NodemailerError } from 'nodemailer';
import type { Site } from '#server/http/env.ts';
import type { Log } from '#server/http/log.ts';
import { type Failure, failureOf, type SendMail } from './smtp.ts';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** Nodemailer's codes in words. Its own messages could name the person whom the mail is for. */
const causes: Readonly<Record<string, string>> = {
  EAUTH: 'the mail server refused the user or password of SMTP_URL',
  EDNS: 'the host of SMTP_URL is unknown',
  EENVELOPE: 'the mail server refused the sender or the recipient',
  EMESSAGE: 'the mail server refused the message',
  ESOCKET: 'the mail server could not be reached, or its certificate is not valid',
  ETLS: 'the connection to the mail server could not be encrypted',
  ETIMEDOUT: 'the mail server did not answer in time',
};

/** For the log. */
export function reasonOf(error: unknown): string {
  const { code = 'error', command, response = '' } = error as NodemailerError;
  const [status] = /^\d+([ -]\d\.\d+\.\d+)?/.exec(response) ?? [];
  const answer = status === undefined ? '' : `: ${status} after ${command}`;
  return `(${code}${answer})${code in causes ? `: ${causes[code]}` : ''}`;
}

/** What all email of the site shares. */
export interface MailSite extends Pick<Site, 'db' | 'manifest' | 'secret' | 'now' | 'log'> {
  readonly send: SendMail;
  /** Where the site answers, for the links in mails. */
  readonly address: () => string;
}

/** A mail that waits in the database, so that it outlives a restart. */
export interface WaitingMail {
  /** What the log calls it: 'message 7'. */
  readonly name: string;
  /** Hands it to the mail server, or rejects. */
  readonly send: () => Promise<void>;
  readonly markSent: () => void;
  /** Ends its tries, when the mail server has refused it for good. */
  readonly markRefused?: (failure: Failure) => void;
  /** Stores when to try it again. Returns whether the next one may go out, because the failure concerns this mail alone. */
  readonly reschedule?: (failure: Failure) => boolean;
}

/**
 * Sends what waits, one mail after another. A mail that fails keeps waiting and is tried again, less and less often, until the mail
 * server refuses it for good. `nextInMs` says when another one may go out that may not yet.
 */
export function createOutbox(
  waiting: () => Iterable<WaitingMail>,
  log: Log,
  nextInMs: () => number | undefined = () => undefined,
) {
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isCalled = false;
  let stopped = false;
  /** The last mail that was sent, until the database has stored that. Nothing else is sent before, so no mail goes out twice. */
  let unmarked: WaitingMail | undefined;

  /** Returns whether the mail waits for another try of this outbox. */
  function noteFailure({ name, reschedule, markRefused }: WaitingMail, error: unknown): boolean {
    const failure = failureOf(error);
    const isRescheduled = reschedule?.(failure) === true;
    const isOver = failure === 'address' || failure === 'mail';
    if (isOver) markRefused?.(failure);
    const next = isOver ? 'It is not tried again.' : 'It is kept and tried again.';
    log(`mail: ${name} was not sent ${reasonOf(error)}.${isRescheduled ? '' : ` ${next}`}`);
    return !isOver && !isRescheduled;
  }

  function markSent(): void {
    unmarked?.markSent();
    unmarked = undefined;
  }

  /** Returns whether all of it was sent. Throws when the database fails. */
  async function sendAll(): Promise<boolean> {
    let isAllSent = true;
    markSent();
    for (const mail of waiting()) {
      if (stopped) break;
      try {
        await mail.send();
        unmarked = mail;
      } catch (error) {
        if (noteFailure(mail, error)) isAllSent = false;
        // Each further try would be one more failed sign-in, and some providers lock the account after a few.
        if ((error as NodemailerError).code === 'EAUTH') break;
      }
      markSent();
    }
    return isAllSent;
  }

  async function pass(): Promise<void> {
    let isAllSent = false;
    let next: number | undefined = delayMs;
    try {
      isAllSent = await sendAll();
      if (isAllSent) next = nextInMs();
    } catch (error) {
      log(`mail: the database could not be read or written (${String(error)}). Mail waits until it can.`);
    }
    clearTimeout(timer);
    if (isAllSent) delayMs = firstDelayMs;
    if (next !== undefined && !stopped)
      timer = setTimeout(wake, Math.min(next, longestDelayMs), delayMs * 2).unref();
  }

  /** A call during a pass starts another one, because the first may have read its list already. */
  async function passes(): Promise<void> {
    while (isCalled && !stopped) {
      isCalled = false;
      await pass();
    }
    running = undefined;
  }

  /** Sends what waits, now. Resolves when nothing more can be sent for the moment. Only the timer makes tries rarer, not new mail. */
  function wake(delay = delayMs): Promise<void> {
    clearTimeout(timer);
    delayMs = Math.min(delay, longestDelayMs);
    isCalled = true;
    running ??= Promise.resolve().then(passes);
    return running;
  }

  return {
    wake,
    /** Starts nothing new. Resolves when the mail that is being sent has been stored as sent; before that it would be sent once more. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
