import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { Posted } from '#features/comments/model.ts';
import { commentPages, type Manifest } from '#site/policy/manifest.ts';
import { createAuth } from './auth/auth.ts';
import { createOwner } from './auth/owner.ts';
import { ownerPerson, samplePeople } from './auth/people.ts';
import { providerSignIn, readerRoutes, signInFailed } from './auth/routes.ts';
import { endSampleSessions, sampleSignIn } from './auth/sample-sign-in.ts';
import { ownerOnly, signedIn } from './auth/session.ts';
import type { Clock } from './clock.ts';
import type { CommentEvents } from './comments/events.ts';
import { commentFeeds } from './comments/feeds.ts';
import type { LikeStore } from './comments/likes.ts';
import { createModeration } from './comments/moderation.ts';
import { moderationRoutes } from './comments/moderation-routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { createCommentStore } from './comments/store.ts';
import type { Threads } from './comments/threads.ts';
import type { Config } from './config.ts';
import type { ServerEnv } from './http/env.ts';
import type { Limits } from './http/limits.ts';
import type { Log } from './http/log.ts';
import type { OwnOrigin } from './http/origins.ts';
import { createNotices } from './notices/notices.ts';
import { createReplyNotifications, createStopLinks } from './notices/reply-notifications.ts';
import { replyNotificationRoutes } from './notices/routes.ts';
import type { ViewStore } from './views/store.ts';

interface Deps {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  readonly config: Pick<Config, 'signIn' | 'signInToken' | 'clients' | 'commentsPerPage'>;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly now: Clock;
  readonly log: Log;
  readonly events: CommentEvents;
  readonly threads: Threads;
  readonly likes: LikeStore | undefined;
  readonly views: ViewStore;
  readonly wakeOutbox?: (() => void) | undefined;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
}

/** Comments, and the sign-in that only they need. */
export function commentsAndSignIn(deps: Deps) {
  const { db, manifest, config, secret, isHttps, now, log, events, threads, wakeOutbox, ownOrigin, limits } =
    deps;
  const articles = commentPages(manifest);
  const owner = createOwner(db, manifest.owner.account);
  const replyNotifications = createReplyNotifications(db, now);
  const sendsMail = wakeOutbox !== undefined;
  const onSignIn = (subject: string, address: string | undefined) => {
    if (address !== undefined) replyNotifications.confirm(subject, address);
    owner.recognize(subject, address);
  };
  const { clients } = config;
  const hasProvider = clients.google !== undefined || clients.github !== undefined;
  if (hasProvider) endSampleSessions(db);
  const library = { db, secret, isHttps, log, onSignIn };
  const auth = createAuth({ ...library, clients, isOwner: owner.is });
  const { readSession } = auth;
  const { onAdd, onPublish } = noticesOf(deps, owner.is);
  const moderation = createModeration(db, now, onPublish);
  const store = createCommentStore(db, now, config.commentsPerPage, onAdd);
  const stopLinks = createStopLinks(secret);
  const signIn = {
    readSession,
    ownOrigin,
    limits,
    askForMail: sendsMail ? replyNotifications.ask : undefined,
  };
  const signInRoutes = () => {
    if (!config.signIn) return new Hono<ServerEnv>().use('/auth/popup', async (c) => signInFailed(c, 'off'));
    if (hasProvider) return providerSignIn({ auth, isInDoubt: owner.isInDoubt, ...signIn });
    const { name, account } = manifest.owner;
    const people = account === undefined ? samplePeople : [...samplePeople, ownerPerson(name, account)];
    return sampleSignIn({ ...library, ...signIn, people, token: config.signInToken });
  };
  return new Hono<ServerEnv>()
    .route('/', signInRoutes())
    .route(
      '/api/moderation',
      moderationRoutes({
        moderation,
        events,
        wakeOutbox,
        readSession,
        streamsPerAddress: limits.streamsPerAddress,
      }),
    )
    .route(
      '/api/comments',
      commentRoutes({ store, threads, likes: deps.likes, events, articles, readSession, wakeOutbox, limits }),
    )
    .get('/api/views', signedIn(readSession), ownerOnly, (c) => c.json(deps.views.recent()))
    .route('/', commentFeeds({ db, manifest, revisions: events.revisions }))
    .route('/', replyNotificationRoutes({ replyNotifications, sendsMail, readSession, stopLinks }))
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
