import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServerEnv } from '#server/http/env.ts';
import { type Page, pageResponse } from '#server/pages/page.ts';
import type { LinkStore } from './links.ts';

/**
 * Where the links in mails lead. Opening one changes nothing, because mail scanners open every link: the button on the page
 * does. Its POST needs no origin, since only the subscriber has the token; a mail program's own unsubscribe button sends the same one.
 */
export function linkRoutes(links: LinkStore, listName: string) {
  const tokenOf = (c: Context) => c.req.query('token') ?? '';
  return new Hono<ServerEnv>()
    .get('/confirm', (c) => {
      const subscriber = links.find(tokenOf(c));
      if (subscriber === undefined) return show(c, expired, 404);
      return show(c, subscriber.confirmedAt === null ? askToConfirm(listName) : joined);
    })
    .post('/confirm', (c) => (links.confirm(tokenOf(c)) ? show(c, joined) : show(c, expired, 404)))
    .get('/unsubscribe', (c) =>
      links.find(tokenOf(c)) === undefined ? show(c, notListed, 404) : show(c, askToLeave(listName)),
    )
    .post('/unsubscribe', (c) => (links.leave(tokenOf(c)) ? show(c, left) : show(c, notListed, 404)));
}

function show(c: Context, page: Page, status: ContentfulStatusCode = 200) {
  c.header('Cache-Control', 'no-store');
  // The token stays out of the Referer of the next page.
  c.header('Referrer-Policy', 'no-referrer');
  return pageResponse(c, page, status);
}

// A form without an action is sent to the address of its page, token included.
const askToConfirm = (listName: string): Page => ({
  title: 'Join the email list',
  body: html`<h1>Join the email list?</h1><p>${listName} will write to you about new tutorials and apps.</p><form method="post"><button class="do">Confirm</button></form>`,
});
const joined: Page = {
  title: 'You are on the list',
  body: html`<h1>You are on the list</h1><p>Thank you for joining. The email that brought you here also has a link to leave the list.</p><a href="/">Go to the home page</a>`,
};
const expired: Page = {
  title: 'This link no longer works',
  body: html`<h1>This link no longer works</h1><p>It has expired, or part of it is missing. Nothing was changed. To join the list, sign up again.</p><a href="/subscribe">Go to the form</a>`,
};
const askToLeave = (listName: string): Page => ({
  title: 'Leave the email list',
  body: html`<h1>Leave the email list?</h1><p>Your address and your name will be deleted from ${listName}’s list.</p><form method="post"><button class="do">Unsubscribe</button></form>`,
});
const left: Page = {
  title: 'You are off the list',
  body: html`<h1>You are off the list</h1><p>Your address and your name have been deleted.</p><a href="/">Go to the home page</a>`,
};
const notListed: Page = {
  title: 'Not on the list',
  body: html`<h1>Not on the list</h1><p>No address on the list belongs to this link. If you get email from the list all the same, tell me by the contact form.</p><a href="/#contact">Go to the contact form</a>`,
};
