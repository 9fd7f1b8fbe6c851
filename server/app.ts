import { type Context, Hono } from 'hono';
import type { PackedFiles } from '#lib/packed-files.ts';
import { cacheControl, securityHeaders } from '#lib/security-headers.ts';
import { securityTxt } from '#lib/security-txt.ts';
import { createOwner } from './auth/owner.ts';
import { isSignIn, signInFailed } from './auth/routes.ts';
import { articlePages, type CommentsRenderer } from './comments/article-pages.ts';
import { createLikes } from './comments/likes.ts';
import { createThreads } from './comments/threads.ts';
import { type CommentsDeps, commentsAndSignIn } from './comments-and-sign-in.ts';
import { contactRoutes } from './contact/routes.ts';
import { isUnreadable, limitBodies, unreadable } from './http/bodies.ts';
import type { ServerEnv } from './http/env.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health.ts';
import { limitsFor } from './http/limits.ts';
import { type Log, pathOf, requestLog } from './http/log.ts';
import { canonicalHost, ownOriginOf, writesFromOwnPages } from './http/origins.ts';
import { isReadByPerson, pageAssets, pageResponse, unavailable } from './pages/page.ts';
import { siteRoutes } from './site/routes.ts';
import { linkRoutes, subscribeRoutes } from './subscribe/routes.ts';
import { countViews } from './views/count.ts';

export interface AppDeps
  extends Omit<CommentsDeps, 'isHttps' | 'ownOrigin' | 'limits' | 'threads' | 'likes'> {
  /** The built pages; absent where another server serves them (development). */
  readonly files?: PackedFiles | undefined;
  /** Puts comments into the pages; absent where they are left as they were built. */
  readonly renderer?: CommentsRenderer | undefined;
}

/** The whole embedded backend as one function from Request to Response. It never listens. */
export function createApp(deps: AppDeps) {
  const { db, manifest, files, renderer, config, now, log, views } = deps;
  const { providers } = manifest;
  const isHttps = config.siteUrl?.protocol === 'https:';
  /** Of every response. Handlers replace the policy with a page's own, and say what may be cached. */
  const headers = Object.entries({
    ...securityHeaders(isHttps ? manifest.hsts : undefined),
    'Cache-Control': 'no-store',
  });
  const likes = manifest.hasLikes ? createLikes(db) : undefined;
  const threads = createThreads(db, createOwner(db, manifest.owner).uid, likes);
  const site = {
    ...deps,
    isHttps,
    threads,
    likes,
    ownOrigin: ownOriginOf(config.siteUrl),
    limits: limitsFor(config),
  };

  const app = new Hono<ServerEnv>()
    .use(requestLog(log, now))
    .use(async (c, next) => {
      // Requests that don't come from a socket, as in tests, have no bindings.
      if (c.env) c.env.trustedProxies = config.trustedProxies;
      for (const [name, value] of headers) c.header(name, value);
      await next();
    })
    .use(limitBodies)
    .route('/', healthRoutes(db, now))
    // Not in the build, which would differ from day to day.
    .get('/.well-known/security.txt', (c) => {
      c.header('Cache-Control', cacheControl(c.req.path));
      return c.text(securityTxt(manifest, now()));
    });
  // What another service does, or the site does without, must not be here a second time where no page shows it.
  if (providers.mail === 'embedded') app.route('/api/v1.0/email', contactRoutes(site));
  app
    // No route below checks the origin of a write itself. The contact form, above, answers in words.
    .use('/api/*', writesFromOwnPages(site.ownOrigin))
    .route('/list', linkRoutes(site))
    .route('/auth', pageAssets(manifest.theme));
  if (providers.list === 'embedded') app.route('/list/subscribe', subscribeRoutes(site));
  if (providers.comments === 'embedded') app.route('/', commentsAndSignIn(site));
  app.all('/api/*', (c) => errorResponse(c, { kind: 'not-found' }));

  if (files !== undefined) {
    app.use(canonicalHost(config.siteUrl));
    if (manifest.viewedPages.length > 0) app.use(countViews(views, manifest));
    if (providers.comments === 'embedded' && renderer !== undefined)
      app.route('/', articlePages(site, files, renderer));
    app.route('/', siteRoutes(files, manifest));
  }

  app.onError(answerFor(log));
  return app;
}

/** The answer to a request that failed, in the form that its sender reads. */
const answerFor = (log: Log) => async (error: Error, c: Context) => {
  if (await isUnreadable(c)) return unreadable(c);
  log(`error on ${c.req.method} ${pathOf(c.req.url)}: ${error.stack ?? error.message}`);
  if (isSignIn(c.req.path)) return signInFailed(c);
  if (isReadByPerson(c)) return pageResponse(c, unavailable, 503);
  return errorResponse(c, { kind: 'unavailable' });
};
