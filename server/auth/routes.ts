import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { notFound, search, server as words } from '#language';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv, Site } from '#server/http/env.ts';
import { isFromOtherSite, isReadByOwnPage } from '#server/http/origins.ts';
import { linkTo, pageResponse } from '#server/pages/page.ts';
import type { Auth } from './auth.ts';
import { addressPage } from './email-pages.ts';
import { type AccountProvider, isAccountProvider } from './oauth-providers.ts';
import type { Owner } from './owner.ts';
import { sendCookies } from './session.ts';

export interface SignInSite extends Site {
  readonly auth: Auth;
  readonly owner: Owner;
  /** Notes that a person wants mail, for which the sign-in asks for their address; absent without a mail server. */
  readonly askForMail: ((userId: string) => void) | undefined;
}

/** Whether a path is part of a sign-in, in the window that the page opened. */
export const isSignIn = (path: string) =>
  path === '/auth/popup' || /^\/(auth\/email|api\/auth\/callback)(\/|$)/.test(path);

/** Ends a sign-in with an explanation. Providers send errors of their own (RFC 6749, section 4.1.2.1). */
export const signInFailed = (c: Context, error: keyof typeof reasons = 'unavailable') =>
  c.redirect(`/auth/done?error=${error}`, 303);

/**
 * Lets a sign-in go on that is within the limits. Sets `chosen`, the provider of the button; and `asksForAddress`, if the sign-in also
 * asks for the person's address: as the owner, or for mail about replies. That mail goes to the account that asks for it on a page of the site.
 */
export function signInWindow({ auth, ownOrigin, limits, askForMail }: SignInSite) {
  return createMiddleware<ServerEnv & { Variables: { asksForAddress: boolean; chosen: string } }>(
    async (c, next) => {
      // Otherwise any page could spend its visitors' writes of a day, by loading this address as a picture.
      if (isFromOtherSite(c.req.raw)) return signInFailed(c);
      if (limits.address(clientAddress(c)) !== null) return signInFailed(c, 'rate_limited');
      const isForMail = c.req.query('for') === 'reply-mails' && isReadByOwnPage(c.req.raw, ownOrigin);
      const reader = isForMail && askForMail ? await auth.readSession(c.req.raw) : null;
      // Not by a form of this window, which may have been opened from elsewhere.
      if (reader !== null && c.req.method === 'GET') askForMail?.(reader.uid);
      c.set('asksForAddress', reader !== null || c.req.query('as') === 'owner');
      c.set('chosen', reader === null ? (c.req.query('with') ?? '') : auth.providerOf(reader.uid));
      return next();
    },
  );
}

/** Signing in with a provider, by popup and redirects, or with a code by email. Of Better Auth, only the callbacks are reachable. */
export function providerSignIn(site: SignInSite, hasEmail: boolean) {
  const { auth, owner } = site;

  /** Sends the window on to the provider. */
  async function begin(c: Context, provider: AccountProvider, asksForAddress: boolean) {
    const started = await auth.begin(c.req.raw, provider, asksForAddress);
    if (started === null) return signInFailed(c);
    sendCookies(c, started.cookies);
    return c.redirect(started.url);
  }

  return new Hono<ServerEnv>()
    .get('/auth/popup', signInWindow(site), (c) => {
      const { asksForAddress, chosen } = c.var;
      if (chosen === 'email') return hasEmail ? pageResponse(c, addressPage()) : signInFailed(c);
      return begin(c, isAccountProvider(chosen) ? chosen : 'google', asksForAddress);
    })

    .get('/api/auth/callback/:provider', async (c) => {
      const provider = c.req.param('provider');
      if (!isAccountProvider(provider)) return c.notFound();
      const answer = await auth.finish(c.req.raw, provider);
      const location = answer?.headers.get('location');
      if (answer === null || !location) return signInFailed(c);
      const cookies = answer.headers.getSetCookie();
      sendCookies(c, cookies);
      // As the browser will ask, once it has taken them.
      const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
      const reader = await auth.readSession(new Request(c.req.url, { headers: { cookie } }));
      // The new session replaces the one that this browser had.
      if (reader !== null) await auth.signOut(c.req.raw);
      return reader !== null && owner.isInDoubt(reader.uid) ? begin(c, provider, true) : c.redirect(location);
    });
}

/** How a sign-in ended, who is signed in, and signing out. `mailsReplies` says whether a person gets mail about replies, if there is such mail. */
export function readerRoutes(auth: Auth, mailsReplies: ((userId: string) => boolean) | undefined) {
  return new Hono<ServerEnv>()
    .get('/auth/done', (c) => {
      const script = '/auth/done.js';
      const error = c.req.query('error');
      if (error === undefined) {
        const body = html`<h1>${words.signedInHeading}</h1>${linkTo('/', notFound.home)}`;
        return pageResponse(c, { title: words.signedIn, script, body });
      }
      const body = html`<h1>${words.notSignedInHeading}</h1>
<p>${isReason(error) ? reasons[error] : reasons.unavailable}</p>
<button type="button" class="do" data-close hidden>${search.close}</button>`;
      return pageResponse(c, { title: words.notSignedIn, script, body });
    })

    .get('/api/reader', async (c) => {
      const reader = await auth.readSession(c.req.raw);
      return c.json({ reader: reader && { ...reader, mailsReplies: mailsReplies?.(reader.uid) } });
    })

    .post('/api/reader/sign-out', async (c) => {
      sendCookies(c, await auth.signOut(c.req.raw));
      return c.body(null, 204);
    });
}

const reasons = words.signInProblems;
const isReason = (error: string): error is keyof typeof reasons => Object.hasOwn(reasons, error);
