import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { server as words } from '#language';
import type { ServerEnv } from '#server/http/env.ts';
import { linkPage } from '#server/pages/link-page.ts';
import type { Page } from '#server/pages/page.ts';
import type { SubscriberStore } from './store.ts';

/**
 * The pages behind the links in mails. Opening one changes nothing, because mail scanners open every link; the button on the
 * page does. Its POST needs no origin, since only the subscriber has the token. A mail program's unsubscribe button sends the same POST.
 */
export function linkRoutes(subscribers: SubscriberStore, listName: string) {
  const tokenOf = (c: Context) => c.req.query('token') ?? '';
  return new Hono<ServerEnv>()
    .get('/confirm', (c) => {
      const subscriber = subscribers.find(tokenOf(c));
      if (subscriber === undefined) return linkPage(c, expired, 404);
      return linkPage(c, subscriber.confirmedAt === null ? askToConfirm(listName) : joined);
    })
    .post('/confirm', (c) =>
      subscribers.confirm(tokenOf(c)) ? linkPage(c, joined) : linkPage(c, expired, 404),
    )
    .get('/unsubscribe', (c) =>
      subscribers.find(tokenOf(c)) === undefined
        ? linkPage(c, notListed, 404)
        : linkPage(c, askToLeave(listName)),
    )
    .post('/unsubscribe', (c) =>
      subscribers.leave(tokenOf(c)) ? linkPage(c, left) : linkPage(c, notListed, 404),
    );
}

// A form without an action is sent to the address of its page, token included.
const askToConfirm = (listName: string): Page => ({
  title: words.join,
  body: html`<h1>${words.joinHeading}</h1><p>${words.joinText(listName)}</p><form method="post"><button class="do">${words.confirm}</button></form>`,
});
const joined: Page = {
  title: words.joined,
  body: html`<h1>${words.joined}</h1><p>${words.joinedText}</p><a href="/">${words.home}</a>`,
};
const expired: Page = {
  title: words.expired,
  body: html`<h1>${words.expired}</h1><p>${words.expiredText}</p><a href="/subscribe">${words.toForm}</a>`,
};
const askToLeave = (listName: string): Page => ({
  title: words.leave,
  body: html`<h1>${words.leaveHeading}</h1><p>${words.leaveText(listName)}</p><form method="post"><button class="do">${words.unsubscribe}</button></form>`,
});
const left: Page = {
  title: words.left,
  body: html`<h1>${words.left}</h1><p>${words.leftText}</p><a href="/">${words.home}</a>`,
};
const notListed: Page = {
  title: words.notListed,
  body: html`<h1>${words.notListed}</h1><p>${words.notListedText}</p><a href="/#contact">${words.toContact}</a>`,
};
