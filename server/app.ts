import { type Context, Hono } from 'hono';
import type { PackedFiles } from '#lib/packed-files.ts';
import { cacheControl, securityHeaders } from '#lib/security-headers.ts';
import { securityTxt } from '#lib/security-txt.ts';
import { createAuth } from './auth/auth.ts';
import { emailSignIn } from './auth/email-sign-in.ts';
import { createOwner } from './auth/owner.ts';
import { isSignIn, providerSignIn, readerRoutes, type SignInSite, signInFailed } from './auth/routes.ts';
import { endSampleSessions, sampleSignIn } from './auth/sample-sign-in.ts';
import { ownerOnly, signedIn } from './auth/session.ts';
import { articlePages, type CommentsRenderer } from './comments/article-pages.ts';
import type { CommentEvents } from './comments/events.ts';
import { commentFeeds } from './comments/feeds.ts';
import { createLikes } from './comments/likes.ts';
import { createModeration } from './comments/moderation.ts';
import { moderationRoutes } from './comments/moderation-routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { createCommentStore } from './comments/store.ts';
import { createThreads } from './comments/threads.ts';
import type { Config } from './config.ts';
import { contactRoutes } from './contact/routes.ts';
import { isUnreadable, limitBodies, unreadable } from './http/bodies.ts';
import type { ServerEnv, Site } from './http/env.ts';
import { errorResponse } from './http/error-response.ts';
import { healthRoutes } from './http/health.ts';
import { limitsFor } from './http/limits.ts';
import { type Log, pathOf, requestLog } from './http/log.ts';
import { canonicalHost, ownOriginOf, writesFromOwnPages } from './http/origins.ts';
import type { SendMail } from './mail/smtp.ts';
import { createNotices } from './notices/notices.ts';
import { createReplyNotifications } from './notices/reply-notifications.ts';
import { replyNotificationRoutes } from './notices/routes.ts';
import { isReadByPerson, pageAssets, pageResponse, unavailable } from './pages/page.ts';
import { siteRoutes } from './site/routes.ts';
import { linkRoutes, subscribeRoutes } from './subscribe/routes.ts';
import { countViews, type ViewStore } from './views/views.ts';

export interface AppDeps extends Omit<Site, 'isHttps' | 'ownOrigin' | 'limits'> {
  readonly config: Config;
  readonly events: CommentEvents;
  readonly views: ViewStore;
  /** Sends a mail at once; absent without a mail server. */
  readonly sendMail?: SendMail | undefined;
  /** The built pages; absent where another server serves them (development). */
  readonly files?: PackedFiles | undefined;
  /** Puts comments into the pages; absent where they are left as they were built. */
  readonly renderer?: CommentsRenderer | undefined;
}

/** The whole embedded backend as one function from Request to Response. It never listens. */
export function createApp(deps: AppDeps) {
  const { db, manifest, files, renderer, config, now, log, views } = deps;
  const { providers } = manifest;
  const site = siteOf(deps);
  /** Of every response. Handlers replace the policy with a page's own, and say what may be cached. */
  const headers = Object.entries({
    ...securityHeaders(site.isHttps ? manifest.hsts : undefined),
    'Cache-Control': 'no-store',
  });

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

function siteOf(deps: AppDeps) {
  const { db, manifest, config } = deps;
  const owner = createOwner(db, manifest.owner);
  const likes = manifest.hasLikes ? createLikes(db) : undefined;
  return {
    ...deps,
    isHttps: config.siteUrl?.protocol === 'https:',
    ownOrigin: ownOriginOf(config.siteUrl),
    limits: limitsFor(config),
    owner,
    likes,
    threads: createThreads(db, owner.uids, likes),
  };
}

function commentsAndSignIn(shared: ReturnType<typeof siteOf>) {
  const { db, manifest, config, now, wakeOutbox, owner, events, views } = shared;
  const replyNotifications = createReplyNotifications(db, now);
  const onSignIn = (subject: string, address: string | undefined) => {
    if (address !== undefined) replyNotifications.confirm(subject, address);
    // The owner's comments have a badge on all pages.
    if (owner.recognize(subject, address)) events.revisions.allChanged();
  };
  const auth = createAuth({ ...shared, clients: config.clients, onSignIn });
  const askForMail = wakeOutbox && replyNotifications.ask;
  const site = { ...shared, signedIn: signedIn(auth.readSession), auth, askForMail };
  // Absent where nobody is mailed.
  const notices = wakeOutbox && createNotices(db, now, manifest.commentMails);
  const moderation = createModeration(db, now, notices?.tellThread);
  const store = createCommentStore(db, now, config.commentsPerPage, (comment) => {
    if (!owner.is(comment.userId)) notices?.tellOwner(comment);
    if (!comment.isHeld) notices?.tellThread(comment);
  });
  return new Hono<ServerEnv>()
    .route('/', signInRoutes(site))
    .route('/api/moderation', moderationRoutes(site, moderation))
    .route('/api/comments', commentRoutes(site, store))
    .get('/api/views', site.signedIn, ownerOnly, (c) => c.json(views.recent()))
    .route('/', commentFeeds(site))
    .route('/', replyNotificationRoutes(site, replyNotifications))
    .route('/', readerRoutes(auth, wakeOutbox && replyNotifications.isOn));
}

function signInRoutes(site: SignInSite & Pick<AppDeps, 'config' | 'sendMail'>) {
  const { db, manifest, config, sendMail } = site;
  const hasEmail = sendMail !== undefined && manifest.signIn.includes('email');
  const hasProvider = hasEmail || manifest.signIn.some((each) => each !== 'email' && config.clients[each]);
  if (hasProvider || !config.signIn) endSampleSessions(db);
  const routes = new Hono<ServerEnv>();
  if (!config.signIn) return routes.use('/auth/popup', async (c) => signInFailed(c, 'off'));
  if (!hasProvider) return routes.route('/', sampleSignIn(site, config.signInToken));
  if (hasEmail) routes.route('/', emailSignIn(site, sendMail));
  return routes.route('/', providerSignIn(site, hasEmail));
}
