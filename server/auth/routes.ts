import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { clientAddress } from '#server/http/client-address.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { ownPagePolicy } from '#server/http/headers.ts';
import type { Limits } from '#server/http/limits.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import { page } from '#server/pages/page.ts';
import { type Auth, providerId } from './auth.ts';
import { sendCookies } from './session.ts';

interface Deps {
  readonly auth: Auth;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
}

/** Whether a path is one that the window of a sign-in opens and waits for. */
export const isSignIn = (path: string) => path === '/auth/popup' || path === callbackPath;
const callbackPath = `/api/auth/callback/${providerId}`;

/** Signing in, by popup and redirects, and signing out. Of Better Auth's own routes only the way back is reachable. */
export function authRoutes({ auth, ownOrigin, limits }: Deps) {
  const neverStored = createMiddleware(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  const withinLimits = createMiddleware<ServerEnv>(async (c, next) =>
    (await limits.address(clientAddress(c))) === null ? next() : c.redirect('/auth/done?error=rate_limited'),
  );

  return new Hono<ServerEnv>()
    .get('/auth/popup', neverStored, withinLimits, async (c) => {
      const origin = ownOrigin(c.req.raw);
      const started = origin === null ? null : await auth.begin(c.req.raw, origin);
      if (started === null) return c.redirect('/auth/done?error=unavailable');
      sendCookies(c, started.cookies);
      return c.redirect(started.url);
    })

    .get(callbackPath, neverStored, async (c) => {
      const origin = ownOrigin(c.req.raw);
      const answer = origin === null ? null : await auth.finish(c.req.raw, origin);
      if (answer === null) return c.redirect('/auth/done?error=unavailable');
      sendCookies(c, answer.headers.getSetCookie());
      return c.redirect(answer.headers.get('location') ?? '/auth/done?error=unavailable');
    })

    .get('/auth/done', neverStored, (c) => {
      c.header('Content-Security-Policy', ownPagePolicy);
      const error = c.req.query('error');
      return c.html(error === undefined ? signedIn : notSignedIn(error));
    })

    .get('/api/reader', neverStored, async (c) => {
      const { reader, cookies } = await auth.readSession(c.req.raw);
      sendCookies(c, cookies);
      return c.json({ reader });
    })

    .post('/api/reader/sign-out', neverStored, async (c) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return errorResponse(c, { kind: 'forbidden' });
      sendCookies(c, await auth.signOut(c.req.raw));
      return c.body(null, 204);
    });
}

const signedIn = page({
  title: 'Signed in',
  script: '/auth/done.js',
  body: html`<h1>You are signed in. You can close this window.</h1>`,
});

const notSignedIn = (error: string) =>
  page({
    title: 'Not signed in',
    script: '/auth/done.js',
    body: html`<h1>You are not signed in.</h1>
<p>${reason(error)}</p>
<button type="button" class="do" data-close hidden>Close</button>`,
  });

/** Words for an error that this server gave, or the provider (RFC 6749, section 4.1.2.1). */
function reason(error: string): string {
  if (error === 'rate_limited')
    return 'There were too many tries from your network. Close this window, wait a minute, and try again.';
  if (error === 'only_on_this_machine')
    return 'This site has no Google client yet, so signing in works only in a browser on the machine that runs it, without a proxy or a tunnel in between. Close this window.';
  if (error === 'access_denied') return 'Sign-in was cancelled. Close this window.';
  return 'The provider could not be reached, or gave no answer that can be used. Close this window and try again.';
}
