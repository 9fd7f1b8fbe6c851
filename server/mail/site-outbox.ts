import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';
import { mailMessage } from '#server/contact/mail.ts';
import { createMessageStore } from '#server/contact/store.ts';
import type { Log } from '#server/http/log.ts';
import { mailLinks } from '#server/subscribe/mail.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import type { Manifest } from '#site/manifest.ts';
import { createOutbox } from './outbox.ts';
import { smtp } from './smtp.ts';

interface Deps {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  readonly smtpUrl: string;
  /** Where the site answers, for the links in mails. */
  readonly address: () => string;
  readonly now: Clock;
  readonly log: Log;
}

/** The two kinds of mail: messages to the owner, and links to people who join the list. */
export function createSiteOutbox({ db, manifest, smtpUrl, address, now, log }: Deps) {
  const messages = createMessageStore(db, now);
  const subscribers = createSubscriberStore(db, now);
  const send = smtp(smtpUrl);
  const sendMessage = mailMessage(send, manifest);
  const sendLinks = mailLinks({ send, subscribers, owner: manifest.owner, address, log });
  return createOutbox(
    () => [
      ...messages.waiting().map((message) => ({
        name: `message ${message.id}`,
        send: () => sendMessage(message),
        markSent: () => messages.markMailed(message),
      })),
      ...subscribers.waiting().map((signUp) => ({
        name: `sign-up ${signUp.id}`,
        send: () => sendLinks(signUp),
        markSent: () => subscribers.markMailed(signUp),
      })),
    ],
    log,
  );
}
