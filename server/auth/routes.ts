import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { server as words } from '#language';
import { clientAddress } from '#server/http/client.ts';
import type { ServerEnv } from '#server/http/env.ts';
import type { Limits } from '#server/http/limits.ts';
import { isFromOtherSite, isReadByOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import { pageResponse } from '#server/pages/page.ts';
import { type Auth, providerId } from './auth.ts';
import { sendCookies } from './session.ts';

interface Deps {
  readonly auth: Auth;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
  /** Notes that a person wants mail, for which the sign-in asks for their address; absent without a mail server. */
  readonly askForMail?: ((userId: string) => void) | undefined;
}

const callbackPath = `/api/auth/callback/${providerId}`;
/** Whether a path is part of a sign-in, in the window that the page opened. */
export const isSignIn = (path: string) => path === '/auth/popup' || path === callbackPath;

/** Ends a sign-in with an explanation. Providers send errors of their own (RFC 6749, section 4.1.2.1). */
export const signInFailed = (
  c: Context,
  error: 'unavailable' | 'rate_limited' | 'only_on_this_machine' | 'off' = 'unavailable',
) => c.redirect(`/auth/done?error=${error}`);

/** Signing in, by popup and redirects, and signing out. Of Better Auth's own routes only the callback is reachable. */
export function authRoutes({ auth, ownOrigin, limits, askForMail }: Deps) {
  const withinLimits = createMiddleware<ServerEnv>(async (c, next) => {
    // Otherwise any page could spend its visitors' writes of a day, by loading this address as a picture.
    if (isFromOtherSite(c.req.raw)) return signInFailed(c);
    return (await limits.address(clientAddress(c))) === null ? next() : signInFailed(c, 'rate_limited');
  });

  /** A sign-in for mail about replies also asks for the address: of a person who is signed in, from a page of the site. */
  async function scopesFor(c: Context): Promise<readonly 'email'[]> {
    if (c.req.query('as') === 'owner') return ['email'];
    if (c.req.query('for') !== 'reply-mails' || !isReadByOwnPage(c.req.raw, ownOrigin)) return [];
    const { reader } = await auth.readSession(c.req.raw);
    if (reader === null || askForMail === undefined) return [];
    askForMail(reader.uid);
    return ['email'];
  }

  return new Hono<ServerEnv>()
    .get('/auth/popup', withinLimits, async (c) => {
      const origin = ownOrigin(c.req.raw);
      const scopes = await scopesFor(c);
      const started = origin === null ? null : await auth.begin(c.req.raw, origin, scopes);
      if (started === null) return signInFailed(c);
      sendCookies(c, started.cookies);
      return c.redirect(started.url);
    })

    .get(callbackPath, async (c) => {
      const origin = ownOrigin(c.req.raw);
      const answer = origin === null ? null : await auth.finish(c.req.raw, origin);
      const location = answer?.headers.get('location');
      if (answer === null || !location) return signInFailed(c);
      sendCookies(c, answer.headers.getSetCookie());
      return c.redirect(location);
    })

    .get('/auth/done', (c) => {
      const error = c.req.query('error');
      if (error === undefined) return pageResponse(c, signedIn);
      const body = html`<h1>${words.notSignedInHeading}</h1>
<p>${isReason(error) ? reasons[error] : reasons.unavailable}</p>
<button type="button" class="do" data-close hidden>${words.close}</button>`;
      return pageResponse(c, { title: words.notSignedIn, script: '/auth/done.js', body });
    })

    .get('/api/reader', async (c) => {
      const { reader, cookies } = await auth.readSession(c.req.raw);
      sendCookies(c, cookies);
      return c.json({ reader });
    })

    .post('/api/reader/sign-out', async (c) => {
      sendCookies(c, await auth.signOut(c.req.raw));
      return c.body(null, 204);
    });
}

const signedIn = {
  title: words.signedIn,
  script: '/auth/done.js',
  body: html`<h1>${words.signedInHeading}</h1>`,
};

const reasons = words.signInProblems;
const isReason = (error: string): error is keyof typeof reasons => Object.hasOwn(reasons, error);
