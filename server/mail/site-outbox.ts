import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#server/clock.ts';
import { mailMessage } from '#server/contact/mail.ts';
import { createMessageStore } from '#server/contact/store.ts';
import type { Log } from '#server/http/log.ts';
import { mailNotice } from '#server/notices/mail.ts';
import { createNotices } from '#server/notices/notices.ts';
import { createReplyMails } from '#server/notices/reply-mails.ts';
import { createStopLinks } from '#server/notices/stop-links.ts';
import { createSubscriberLinks } from '#server/subscribe/links.ts';
import { mailLinks } from '#server/subscribe/mail.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import type { Manifest } from '#site/policy/manifest.ts';
import { createOutbox } from './outbox.ts';
import { smtp } from './smtp.ts';

interface Deps {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  readonly smtpUrl: string;
  /** Where the site answers, for the links in mails. */
  readonly address: () => string;
  /** Signs the links that end a reader's mails. */
  readonly secret: string;
  readonly now: Clock;
  readonly log: Log;
}

/** All mail of the site: messages and new comments to the owner, links to people who join the list, and replies to readers. */
export function createSiteOutbox({ db, manifest, smtpUrl, address, secret, now, log }: Deps) {
  const messages = createMessageStore(db, now);
  const subscribers = createSubscriberStore(db, now);
  const send = smtp(smtpUrl);
  const sendMessage = mailMessage(send, manifest);
  const links = createSubscriberLinks(db, now);
  const sendLinks = mailLinks({ send, links, owner: manifest.owner, address, log });
  const notices = createNotices(db, now, manifest.commentMails);
  const replyMails = createReplyMails(db, now);
  const stopPath = createStopLinks(secret).pathFor;
  const sendNotice = mailNotice({ send, replyMails, manifest, address, stopPath, log });
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
      ...notices.due().map((notice) => ({
        name: notice.email === null ? 'new comments' : 'replies',
        send: () => sendNotice(notice),
        markSent: () => notices.markMailed(notice),
      })),
    ],
    log,
    notices.nextDueInMs,
  );
}
