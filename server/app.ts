import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { createAuth, google } from '#server/auth/auth.ts';
import { localClient, localProvider, onlyOnThisMachine } from '#server/auth/local-provider.ts';
import { authRoutes, isSignIn } from '#server/auth/routes.ts';
import { commentPages } from '#server/comments/article-pages.ts';
import { CommentEvents } from '#server/comments/events.ts';
import type { CommentsRenderer } from '#server/comments/renderer.ts';
import { createRevisions } from '#server/comments/revisions.ts';
import { commentRoutes } from '#server/comments/routes.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { createThreads, type Threads } from '#server/comments/threads.ts';
import { contactRoutes } from '#server/contact/routes.ts';
import { createMessageStore } from '#server/contact/store.ts';
import { isUnreadable, limitBodies, unreadable } from '#server/http/bodies.ts';
import { canonicalHost } from '#server/http/canonical-host.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { errorResponse } from '#server/http/error-response.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { healthRoutes } from '#server/http/health.ts';
import { type Limits, limitsFor } from '#server/http/limits.ts';
import { type Log, pathOf, requestLog } from '#server/http/log.ts';
import { type OwnOrigin, ownOriginOf } from '#server/http/origins.ts';
import { pageResponse } from '#server/pages/answer.ts';
import { pageAssets } from '#server/pages/assets.ts';
import type { SiteFiles } from '#server/site/files.ts';
import { siteRoutes } from '#server/site/routes.ts';
import { linkRoutes } from '#server/subscribe/link-routes.ts';
import { createLinkStore } from '#server/subscribe/links.ts';
import { subscribeRoutes } from '#server/subscribe/routes.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import type { Manifest } from '#site/manifest.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

export interface AppDeps {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  /** The built pages; absent where another server serves them (development). */
  readonly files?: SiteFiles | undefined;
  /** Puts comments into the pages; absent where they are left as they were built. */
  readonly renderer?: CommentsRenderer | undefined;
  readonly config: Pick<
    Config,
    'siteUrl' | 'google' | 'writesPerMinute' | 'writesPerDay' | 'commentsPerPage' | 'smtpUrl'
  >;
  /** Signs session cookies. */
  readonly secret: string;
  readonly now: Clock;
  readonly log: Log;
  readonly events?: CommentEvents;
  /** Called when something waits to be mailed. */
  readonly onMail?: () => void;
}

/** The whole embedded backend as one function from Request to Response. It never listens. */
export function createApp(deps: AppDeps) {
  const { db, manifest, config, now, log } = deps;
  const ownOrigin = ownOriginOf(config.siteUrl);
  const isHttps = config.siteUrl?.protocol === 'https:';
  const limits = limitsFor(config);
  const byMail = config.smtpUrl !== undefined;
  const onMail = deps.onMail ?? (() => {});
  const messages = contactRoutes({
    store: createMessageStore(db, now),
    toMail: byMail,
    ownerEmail: manifest.owner.email,
    onMessage: onMail,
    ownOrigin,
    limits,
  });
  const subscribers = subscribeRoutes({
    store: createSubscriberStore(db, now),
    byMail,
    onMail,
    ownOrigin,
    limits,
  });

  const app = new Hono<ServerEnv>()
    .use(requestLog(log, now))
    .use(securityHeaders(isHttps ? manifest.hsts : undefined))
    .use(limitBodies)
    .route('/', healthRoutes(db, now))
    .route('/api/v1.0/email', messages)
    .route('/list', linkRoutes(createLinkStore(db, now), manifest.owner.name))
    .route('/auth', pageAssets);
  // Where another backend keeps the comments or the list, a second one that no page shows must not be there.
  if (manifest.providers.list === 'embedded') app.route('/list/subscribe', subscribers);
  const hasComments = manifest.providers.comments === 'embedded';
  const threads = createThreads(db);
  const events = deps.events ?? new CommentEvents(createRevisions(db));
  if (hasComments) app.route('/', comments(deps, { threads, events }, ownOrigin, limits));

  app.all('/api/*', (c) => errorResponse(c, { kind: 'not-found' }));
  const { files, renderer } = deps;
  if (files !== undefined) {
    app.use(canonicalHost(config.siteUrl));
    if (hasComments && renderer !== undefined) {
      const { articles } = manifest;
      app.route('/', commentPages({ articles, files, renderer, threads, revisions: events.revisions }));
    }
    app.route('/', siteRoutes(files));
  }

  app.onError(async (error, c) => {
    if (await isUnreadable(c)) return unreadable(c);
    log(`error on ${c.req.method} ${pathOf(c.req.url)}: ${error.stack ?? error.message}`);
    // In the window of a sign-in, and after a form that the browser sent itself, a person reads the answer.
    if (isSignIn(c.req.path)) return c.redirect('/auth/done?error=unavailable');
    if (c.req.header('accept')?.includes('text/html')) return pageResponse(c, unavailable, 503);
    return errorResponse(c, { kind: 'unavailable' });
  });
  return app;
}

const unavailable = {
  title: 'Not now',
  body: html`<h1>This did not work</h1><p>The site can’t keep anything at the moment. Go back, where your text is, and try again in a minute.</p>`,
};

/** Comments, and the sign-in that only they need. */
function comments(
  deps: AppDeps,
  { threads, events }: { readonly threads: Threads; readonly events: CommentEvents },
  ownOrigin: OwnOrigin,
  limits: Limits,
) {
  const { db, manifest, config, secret, now, log } = deps;
  const isHttps = config.siteUrl?.protocol === 'https:';
  const client = config.google ? google(config.google.clientId, config.google.clientSecret) : localClient;
  const auth = createAuth({ db, secret, isHttps, client, log });
  const routes = new Hono<ServerEnv>();
  if (config.google === undefined) {
    routes.use('/auth/popup', onlyOnThisMachine).route('/oidc', localProvider(ownOrigin, now));
  }
  return routes
    .route(
      '/api/comments',
      commentRoutes({
        store: createCommentStore(db, now, config.commentsPerPage),
        threads,
        events,
        articles: manifest.articles,
        readSession: auth.readSession,
        ownOrigin,
        limits,
      }),
    )
    .route('/', authRoutes({ auth, ownOrigin, limits }));
}
