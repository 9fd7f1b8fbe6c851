import { type Context, Hono } from 'hono';
import { server as words } from '#language';
import type { ServerEnv } from '#server/http/env.ts';
import { button, linkPage, linkTo, note } from '#server/pages/page.ts';
import type { SubscriberLinks } from './links.ts';

/**
 * The pages behind the links in mails. Opening one changes nothing, because mail scanners open every link; the button on the
 * page does. Its POST needs no origin, since only the subscriber has the token. A mail program's unsubscribe button sends the same POST.
 */
export function linkRoutes(links: SubscriberLinks, listName: string) {
  const tokenOf = (c: Context) => c.req.query('token') ?? '';
  return new Hono<ServerEnv>()
    .get('/confirm', (c) => {
      const subscriber = links.find(tokenOf(c));
      if (subscriber === undefined) return linkPage(c, expired, 404);
      return linkPage(c, subscriber.confirmedAt === null ? askToConfirm(listName) : joined);
    })
    .post('/confirm', (c) => (links.confirm(tokenOf(c)) ? linkPage(c, joined) : linkPage(c, expired, 404)))
    .get('/unsubscribe', (c) =>
      links.find(tokenOf(c)) === undefined ? linkPage(c, notListed, 404) : linkPage(c, askToLeave(listName)),
    )
    .post('/unsubscribe', (c) => (links.leave(tokenOf(c)) ? linkPage(c, left) : linkPage(c, notListed, 404)));
}

const askToConfirm = (listName: string) =>
  note(words.joinHeading, words.joinText(listName), button(words.confirm), words.join);
const joined = note(words.joined, words.joinedText, linkTo('/', words.home));
const expired = note(words.expired, words.expiredText, linkTo('/subscribe', words.toForm));
const askToLeave = (listName: string) =>
  note(words.leaveHeading, words.leaveText(listName), button(words.unsubscribe), words.leave);
const left = note(words.left, words.leftText, linkTo('/', words.home));
const notListed = note(words.notListed, words.notListedText, linkTo('/#contact', words.toContact));
