import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';
import { mailMessage } from '#server/contact/mail.ts';
import { createMessageStore } from '#server/contact/store.ts';
import type { Log } from '#server/http/log.ts';
import { createLinkStore } from '#server/subscribe/links.ts';
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
export function createOutboxes({ db, manifest, smtpUrl, address, now, log }: Deps) {
  const send = smtp(smtpUrl);
  const links = createLinkStore(db, now);
  const messages = createOutbox({
    name: 'message',
    queue: createMessageStore(db, now),
    send: mailMessage(send, manifest),
    log,
  });
  const signUps = createOutbox({
    name: 'sign-up',
    queue: createSubscriberStore(db, now),
    send: mailLinks({ send, links, owner: manifest.owner, address, log }),
    log,
  });
  return {
    /** Sends what waits, now. Resolves when nothing more can be sent for the moment. */
    wake: () => Promise.all([messages.wake(), signUps.wake()]),
    stop(): void {
      messages.stop();
      signUps.stop();
    },
  };
}
