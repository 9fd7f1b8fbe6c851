import { createTransport } from 'nodemailer';
import type { Manifest } from '#site/manifest.ts';
import type { Log } from '../log.ts';
import type { Message, MessageStore } from './store.ts';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** Hands one message to the mail server, or rejects. */
export type Send = (message: Message) => Promise<void>;

/** Sends by SMTP, from the owner to the owner; an answer goes to the visitor. */
export function sendBySmtp(smtpUrl: string, { owner, host }: Pick<Manifest, 'owner' | 'host'>): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const { hostname } = new URL(host);
  return async ({ id, fromName, replyTo, message, receivedAt }) => {
    const name = oneLine(fromName);
    await transport.sendMail({
      // The same on every try, so that a message which was sent just before a crash is recognized.
      messageId: `<contact-${id}-${Date.parse(receivedAt)}@${hostname}>`,
      date: new Date(receivedAt),
      from: { name: `${hostname} contact form`, address: owner.email },
      to: { name: owner.name, address: owner.email },
      replyTo: { name, address: replyTo },
      subject: `Message from ${name}`,
      text: message,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** A header is one line; nothing that a visitor typed can begin another. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Mails waiting messages on, one after another; what fails waits and is tried again, ever more rarely. */
export function createOutbox(store: MessageStore, send: Send, log: Log) {
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isCalled = false;
  let stopped = false;

  async function pass(): Promise<void> {
    let failed = 0;
    for (const message of store.waiting()) {
      if (stopped) return;
      try {
        await send(message);
        if (!stopped) store.markMailed(message.id);
      } catch (error) {
        failed += 1;
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
        log(`mail: message ${message.id} was not sent (${code})`);
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
      log(`mail: the waiting messages could not be read (${String(error)})`);
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
