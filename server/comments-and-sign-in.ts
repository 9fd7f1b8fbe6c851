import { Hono } from 'hono';
import type { Posted } from '#features/comments/model.ts';
import { createAuth } from './auth/auth.ts';
import { mailCodes } from './auth/email-code-mail.ts';
import { emailSignIn } from './auth/email-sign-in.ts';
import { looksLike } from './auth/lookalikes.ts';
import { createOwner } from './auth/owner.ts';
import { ownerPerson, samplePeople } from './auth/people.ts';
import { providerSignIn, readerRoutes, signInFailed } from './auth/routes.ts';
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

interface Deps extends Omit<CommentsSite, 'readSession'> {
  readonly config: Config;
  readonly isHttps: boolean;
  readonly views: ViewStore;
  readonly sendMail?: SendMail | undefined;
}

/** Comments, and the sign-in that only they need. */
export function commentsAndSignIn(deps: Deps) {
  const { db, manifest, config, secret, isHttps, now, log, wakeOutbox, ownOrigin, limits } = deps;
  const owner = createOwner(db, manifest.owner.account);
  const replyNotifications = createReplyNotifications(db, now);
  const onSignIn = (subject: string, address: string | undefined) => {
    if (address !== undefined) replyNotifications.confirm(subject, address);
    owner.recognize(subject, address);
  };
  const { clients } = config;
  const { sendMail } = deps;
  const hasEmail = sendMail !== undefined && manifest.signIn.includes('email');
  const hasProvider = clients.google !== undefined || clients.github !== undefined || hasEmail;
  if (hasProvider) endSampleSessions(db);
  const library = { db, secret, isHttps, log, onSignIn };
  const { name, account } = manifest.owner;
  const ownerName = account === undefined ? undefined : name;
  const auth = createAuth({ ...library, clients, isOwner: owner.is, ownerName });
  const { readSession } = auth;
  const site = { ...deps, readSession };
  const { onAdd, onPublish } = noticesOf(deps, owner.is);
  const moderation = createModeration(db, now, onPublish);
  const store = createCommentStore(db, now, config.commentsPerPage, onAdd);
  const signIn = {
    readSession,
    ownOrigin,
    limits,
    askForMail: wakeOutbox ? replyNotifications.ask : undefined,
  };
  const signInRoutes = () => {
    if (!config.signIn) return new Hono<ServerEnv>().use('/auth/popup', async (c) => signInFailed(c, 'off'));
    const routes = new Hono<ServerEnv>();
    if (hasEmail)
      routes.route(
        '/',
        emailSignIn({
          ...library,
          ...{ ownOrigin, limits, now },
          mailCode: mailCodes(sendMail, manifest.owner, log),
          mayBeCalled: (called, address) =>
            owner.isOwnAddress(address) || ownerName === undefined || !looksLike(called, ownerName),
        }),
      );
    if (hasProvider)
      return routes.route('/', providerSignIn({ auth, hasEmail, isInDoubt: owner.isInDoubt, ...signIn }));
    const people = account === undefined ? samplePeople : [...samplePeople, ownerPerson(name, account)];
    return sampleSignIn({
      ...library,
      ...signIn,
      people,
      token: config.signInToken,
      offered: manifest.signIn,
      providerOf: auth.providerOf,
    });
  };
  return new Hono<ServerEnv>()
    .route('/', signInRoutes())
    .route('/api/moderation', moderationRoutes(site, moderation))
    .route('/api/comments', commentRoutes(site, store))
    .get('/api/views', signedIn(readSession), ownerOnly, (c) => c.json(deps.views.recent()))
    .route('/', commentFeeds(site))
    .route('/', replyNotificationRoutes(site, replyNotifications, readSession))
    .route('/', readerRoutes(auth));
}

/** Notes whom to mail about a comment, if the site sends mail. */
function noticesOf({ db, now, manifest, wakeOutbox }: Deps, isOwner: (uid: string) => boolean) {
  if (wakeOutbox === undefined) return { onAdd: () => {}, onPublish: () => {} };
  const notices = createNotices(db, now, manifest.commentMails);
  const onAdd = (comment: Posted) => {
    if (!isOwner(comment.userId)) notices.tellOwner(comment);
    if (!comment.isHeld) notices.tellThread(comment);
  };
  return { onAdd, onPublish: notices.tellThread };
}
