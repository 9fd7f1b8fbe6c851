import { Hono } from 'hono';
import { server as words } from '#language';
import { type ReadSession, signedIn } from '#server/auth/session.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { button, linkPage, linkTo, note } from '#server/pages/page.ts';
import type { ReplyNotifications, StopLinks } from './reply-notifications.ts';

interface Deps {
  readonly replyNotifications: ReplyNotifications;
  /** Without a mail server nobody is offered mail, but what was turned on can be turned off. */
  readonly sendsMail: boolean;
  readonly readSession: ReadSession;
  readonly stopLinks: StopLinks;
}

/** Whether a reader gets mail about replies, and two ways to end it: on the page, and by the link in each mail. */
export function replyNotificationRoutes({ replyNotifications, sendsMail, readSession, stopLinks }: Deps) {
  return (
    new Hono<ServerEnv>()
      .get('/api/reader/reply-mails', signedIn(readSession), (c) =>
        c.json({ isOn: sendsMail ? replyNotifications.isOn(c.var.reader.uid) : null }),
      )

      .delete('/api/reader/reply-mails', signedIn(readSession), (c) => {
        replyNotifications.turnOff(c.var.reader.uid);
        return c.body(null, 204);
      })

      // Opening a link changes nothing, because mail scanners open every link.
      .get('/mails/stop', (c) => {
        const reader = stopLinks.readerOf(c.req.query());
        return reader === undefined ? linkPage(c, broken, 404) : linkPage(c, askToStop);
      })
      .post('/mails/stop', (c) => {
        const reader = stopLinks.readerOf(c.req.query());
        if (reader === undefined) return linkPage(c, broken, 404);
        replyNotifications.turnOff(reader);
        return linkPage(c, stopped);
      })
  );
}

const askToStop = note(
  words.stopReplyMailsHeading,
  words.stopReplyMailsText,
  button(words.stopReplyMails),
  words.stopReplyMails,
);
const stopped = note(words.replyMailsStopped, words.replyMailsStoppedText, linkTo('/', words.home));
const broken = note(words.expired, words.brokenStopLink, linkTo('/#contact', words.toContact));
