import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Manifest } from '#site/manifest.ts';
import { createAuth, google } from './auth/auth.ts';
import { localClient, localProvider, onlyOnThisMachine } from './auth/local-provider.ts';
import { authRoutes, isSignIn } from './auth/routes.ts';
import { isUnreadable, limitBodies, unreadable } from './bodies.ts';
import type { Clock } from './clock.ts';
import { CommentEvents } from './comments/events.ts';
import { commentPages } from './comments/pages.ts';
import type { CommentsRenderer } from './comments/renderer.ts';
import { createRevisions } from './comments/revisions.ts';
import { commentRoutes } from './comments/routes.ts';
import { createCommentStore } from './comments/store.ts';
import { createThreads, type Threads } from './comments/threads.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import { createMessageStore } from './contact/store.ts';
import type { ServerEnv } from './env.ts';
import { securityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { type Limits, limitsFor } from './limits.ts';
import { type Log, pathOf, requestLog } from './log.ts';
import { oneHost } from './one-host.ts';
import { type OwnOrigin, ownOriginOf } from './origins.ts';
import { answerPage } from './pages/answer.ts';
import { pageAssets } from './pages/assets.ts';
import { refuse } from './refuse.ts';
import type { SiteFiles } from './site-files.ts';
import { siteRoutes } from './site-routes.ts';
import { linkRoutes } from './subscribe/link-routes.ts';
import { createLinkStore } from './subscribe/links.ts';
import { subscribeRoutes } from './subscribe/routes.ts';
import { createSubscriberStore } from './subscribe/store.ts';

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

  app.all('/api/*', (c) => refuse(c, { kind: 'not-found' }));
  const { files, renderer } = deps;
  if (files !== undefined) {
    app.use(oneHost(config.siteUrl));
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
    if (c.req.header('accept')?.includes('text/html')) return answerPage(c, unavailable, 503);
    return refuse(c, { kind: 'unavailable' });
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
