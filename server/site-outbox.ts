import type { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '#site/policy/manifest.ts';
import type { Clock } from './clock.ts';
import { mailMessage } from './contact/mail.ts';
import { createMessageStore } from './contact/store.ts';
import type { Log } from './http/log.ts';
import { createOutbox } from './mail/outbox.ts';
import { smtp } from './mail/smtp.ts';
import { mailNewsletter } from './newsletters/mail.ts';
import { createNewsletterOutbox } from './newsletters/outbox.ts';
import { createNewsletterStore } from './newsletters/store.ts';
import { mailNotice } from './notices/mail.ts';
import { createNotices } from './notices/notices.ts';
import { createReplyNotifications, createStopLinks } from './notices/reply-notifications.ts';
import { createSubscriberLinks } from './subscribe/links.ts';
import { mailLinks } from './subscribe/mail.ts';
import { createSubscriberStore } from './subscribe/store.ts';

interface Deps {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  readonly smtpUrl: string;
  /** How many newsletter emails go out in an hour. */
  readonly mailsPerHour: number;
  /** Where the site answers, for the links in mails. */
  readonly address: () => string;
  /** Signs the links that end a reader's mails. */
  readonly secret: string;
  readonly now: Clock;
  readonly log: Log;
}

/** All email of the site: messages and new comments to the owner, links and newsletters to subscribers, and replies to readers. */
export function createSiteOutbox(deps: Deps) {
  const { db, manifest, smtpUrl, mailsPerHour, address, secret, now, log } = deps;
  const messages = createMessageStore(db, now);
  const subscribers = createSubscriberStore(db, now);
  const send = smtp(smtpUrl);
  const sendMessage = mailMessage(send, manifest);
  const links = createSubscriberLinks(db, now);
  const sendLinks = mailLinks({ send, links, owner: manifest.owner, address, log });
  const notices = createNotices(db, now, manifest.commentMails);
  const replyNotifications = createReplyNotifications(db, now);
  const stopPath = createStopLinks(secret).pathFor;
  const sendNotice = mailNotice({ send, replyNotifications, manifest, address, stopPath, log });
  const sendNewsletter = mailNewsletter({ send, links, owner: manifest.owner, address });
  const newsletters = createNewsletterStore(db, now);
  const newsletterOutbox = createNewsletterOutbox({
    newsletters,
    send: sendNewsletter,
    mailsPerHour,
    now,
    log,
  });
  const outbox = createOutbox(
    () => [
      ...messages.waiting().map((message) => ({
        name: `message ${message.id}`,
        key: `message ${message.id}`,
        send: () => sendMessage(message),
        markSent: () => messages.markMailed(message),
        markRefused: () => messages.markRefused(message),
      })),
      ...subscribers.waiting().map((signUp) => ({
        name: `sign-up ${signUp.id}`,
        key: `sign-up ${signUp.id}`,
        send: () => sendLinks(signUp),
        markSent: () => subscribers.markMailed(signUp),
        markRefused: () => subscribers.markMailed(signUp),
      })),
      ...notices.due().map((notice) => ({
        name: notice.email === null ? 'new comments' : 'replies',
        key: `notice ${notice.recipient} ${notice.threadId}`,
        send: () => sendNotice(notice),
        markSent: () => notices.markMailed(notice),
        markRefused: () => notices.markMailed(notice),
      })),
    ],
    log,
    notices.nextDueInMs,
  );
  const both = [outbox, newsletterOutbox];
  return {
    wake: () => Promise.all(both.map((each) => each.wake())),
    stop: () => Promise.all(both.map((each) => each.stop())),
  };
}
