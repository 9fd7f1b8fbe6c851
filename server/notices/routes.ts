import { Hono } from 'hono';
import { notFound, server as words } from '#language';
import type { CommentsSite } from '#server/comments/routes.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { button, linkPages, linkTo, note } from '#server/pages/page.ts';
import { createStopLinks, type ReplyNotifications } from './reply-notifications.ts';

/** Two ways for a reader to end mail about replies: on the page, and by the link in each mail. */
export function replyNotificationRoutes(
  { secret, signedIn }: CommentsSite,
  replyNotifications: ReplyNotifications,
) {
  return new Hono<ServerEnv>()
    .delete('/api/reader/reply-mails', signedIn, (c) => {
      replyNotifications.turnOff(c.var.reader.uid);
      return c.body(null, 204);
    })

    .route(
      '/mails/stop',
      linkPages({
        find: createStopLinks(secret).readerOf,
        ask: () => askToStop,
        act(reader) {
          replyNotifications.turnOff(reader);
          return stopped;
        },
        gone: note(words.expired, words.brokenStopLink, linkTo('/#contact', words.toContact)),
      }),
    );
}

const askToStop = note(
  words.stopReplyMailsHeading,
  words.stopReplyMailsText,
  button(words.stopReplyMails),
  words.stopReplyMails,
);
const stopped = note(words.replyMailsStopped, words.replyMailsStoppedText, linkTo('/', notFound.home));
