import { Hono } from 'hono';
import { createAuth } from './auth/auth.ts';
import { emailSignIn } from './auth/email-sign-in.ts';
import { createOwner } from './auth/owner.ts';
import { providerSignIn, readerRoutes, type SignInSite, signInFailed } from './auth/routes.ts';
import { endSampleSessions, sampleSignIn } from './auth/sample-sign-in.ts';
import { ownerOnly, signedIn } from './auth/session.ts';
import { commentFeeds } from './comments/feeds.ts';
import { createModeration } from './comments/moderation.ts';
import { moderationRoutes } from './comments/moderation-routes.ts';
import { type CommentsSite, commentRoutes } from './comments/routes.ts';
import { createCommentStore } from './comments/store.ts';
import type { Config } from './config.ts';
import type { ServerEnv } from './http/env.ts';
import type { SendMail } from './mail/smtp.ts';
import { createNotices } from './notices/notices.ts';
import { createReplyNotifications } from './notices/reply-notifications.ts';
import { replyNotificationRoutes } from './notices/routes.ts';
import type { ViewStore } from './views/store.ts';

/** What comments and sign-in need. */
export interface CommentsDeps extends Omit<CommentsSite, 'signedIn'> {
  readonly config: Config;
  readonly views: ViewStore;
  /** Sends a mail at once; absent without a mail server. */
  readonly sendMail?: SendMail | undefined;
}

/** Comments, and the sign-in that only they need. */
export function commentsAndSignIn(deps: CommentsDeps) {
  const { db, manifest, config, now, wakeOutbox } = deps;
  const owner = createOwner(db, manifest.owner);
  const replyNotifications = createReplyNotifications(db, now);
  const onSignIn = (subject: string, address: string | undefined) => {
    if (address !== undefined) replyNotifications.confirm(subject, address);
    owner.recognize(subject, address);
  };
  const auth = createAuth({ ...deps, clients: config.clients, owner, onSignIn });
  const askForMail = wakeOutbox && replyNotifications.ask;
  const site = { ...deps, signedIn: signedIn(auth.readSession), auth, owner, askForMail };
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
    .get('/api/views', site.signedIn, ownerOnly, (c) => c.json(deps.views.recent()))
    .route('/', commentFeeds(site))
    .route('/', replyNotificationRoutes(site, replyNotifications))
    .route('/', readerRoutes(auth));
}

/** Signing in with the providers that there are, or with sample accounts. */
function signInRoutes(site: SignInSite & Pick<CommentsDeps, 'config' | 'sendMail'>) {
  const { db, manifest, config, sendMail } = site;
  const hasEmail = sendMail !== undefined && manifest.signIn.includes('email');
  const hasProvider = hasEmail || manifest.signIn.some((each) => each !== 'email' && config.clients[each]);
  if (hasProvider || !config.signIn) endSampleSessions(db);
  const routes = new Hono<ServerEnv>();
  if (!config.signIn) return routes.use('/auth/popup', async (c) => signInFailed(c, 'off'));
  if (!hasProvider) return sampleSignIn(site, config.signInToken);
  if (hasEmail) routes.route('/', emailSignIn(site, sendMail));
  return routes.route('/', providerSignIn(site, hasEmail));
}
