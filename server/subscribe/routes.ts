import { type Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type Answer, callbackPattern, type FieldName, honeypot } from '#features/subscribe/model.ts';
import { notFound, subscribe, server as words } from '#language';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv, Site } from '#server/http/env.ts';
import { isFromOwnPage, isReadByOwnPage } from '#server/http/origins.ts';
import { mailboxOf, normalAddress } from '#server/mail/address.ts';
import { button, linkPages, linkTo, note, pageResponse } from '#server/pages/page.ts';
import { createSubscriberStore, type SubscriberStore } from './store.ts';

/** The wire of Mailchimp's hosted form: `post`, or `post-json` for JSONP with the callback in `c`. `u` and `id` only name the honeypot. */
export function subscribeRoutes(site: Site) {
  const { ownOrigin } = site;
  const store = createSubscriberStore(site.db, site.now);
  return new Hono<ServerEnv>()
    .get('/post-json', async (c) => {
      // Hono answers HEAD with the handler of GET, which would subscribe a reader.
      if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET' });
      const callback = c.req.query('c') ?? '';
      if (!callbackPattern.test(callback) || !isReadByOwnPage(c.req.raw, ownOrigin))
        return c.text('Only the form on this site may ask this.', 403);
      const answer = signUp(c, c.req.query(), store, site);
      c.header('Content-Type', 'text/javascript; charset=utf-8');
      return c.body(`${callback}(${JSON.stringify(answer)})`);
    })

    .get('/post', (c) => {
      // Someone opened the address of an answer again. A link must not subscribe anyone.
      return c.redirect('/subscribe', 303);
    })

    .post('/post', async (c) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return respond(c, error(words.foreignList), 403);
      const fields = { ...c.req.query(), ...(await c.req.parseBody()) };
      return respond(c, signUp(c, fields, store, site));
    });
}

function respond(c: Context, { result, msg }: Answer, status: ContentfulStatusCode = 200) {
  const title = result === 'success' ? subscribe.done : words.notSubscribed;
  // The message is our own markup.
  return pageResponse(c, note(title, raw(msg), linkTo('/subscribe', words.backToForm)), status);
}

const name = z.string().trim().max(200).catch('');
const fieldsSchema = z.looseObject({
  EMAIL: z.string().catch(''),
  MERGE1: name,
  MERGE2: name,
} satisfies Record<FieldName, z.ZodType>);

const error = (msg: string): Answer => ({ result: 'error', msg });

/** Joins the list. One who is on it gets the answer of a new one, so nobody finds out. */
function signUp(c: Context, fields: unknown, store: SubscriberStore, { limits, wakeOutbox }: Site): Answer {
  const { EMAIL, MERGE1: firstName, MERGE2: lastName, ...others } = fieldsSchema.parse(fields);
  // Only programs fill in a field that people can't see. They get the answer of a successful sign-up.
  const msg = wakeOutbox ? words.confirmByMail : words.onTheList;
  const answer: Answer = { result: 'success', msg };
  if (others[honeypot(String(others.u), String(others.id))]) return answer;
  const email = normalAddress(EMAIL);
  if (email === undefined) return error(words.emailProblem);
  const wait = limits.signUps(clientAddress(c)) ?? limits.mailbox(mailboxOf(email));
  if (wait !== null) return error(words.tooManySignUps(Math.ceil(wait / 60)));
  store.add({ email, firstName, lastName }, wakeOutbox !== undefined);
  wakeOutbox?.();
  return answer;
}

/** The pages behind the links in mails. Only the subscriber has the token, so their buttons, and those of mail programs, need no origin. */
export function linkRoutes({ db, now, manifest }: Site) {
  const store = createSubscriberStore(db, now);
  const listName = manifest.owner.name;
  const askToConfirm = note(words.joinHeading, words.joinText(listName), button(words.confirm), words.join);
  const askToLeave = note(
    words.leaveHeading,
    words.leaveText(listName),
    button(words.unsubscribe),
    words.leave,
  );
  const find = ({ token = '' }: Readonly<Record<string, string>>) => store.ofLink(token);
  return new Hono()
    .route(
      '/confirm',
      linkPages({
        find,
        ask: ({ confirmedAt }) => (confirmedAt === null ? askToConfirm : joined),
        act({ email }) {
          store.confirm(email);
          return joined;
        },
        gone: note(words.expired, words.expiredText, linkTo('/subscribe', words.toForm)),
      }),
    )
    .route(
      '/unsubscribe',
      linkPages({
        find,
        ask: () => askToLeave,
        act({ email }) {
          store.forget(email);
          return left;
        },
        gone: note(words.notListed, words.notListedText, linkTo('/#contact', words.toContact)),
      }),
    );
}

const joined = note(words.joined, words.joinedText, linkTo('/', notFound.home));
const left = note(words.left, words.leftText, linkTo('/', notFound.home));
