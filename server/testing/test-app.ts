import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { type AppDeps, createApp } from '#server/app.ts';
import { createCommentEvents } from '#server/comments/events.ts';
import { type Config, parseEnvironment } from '#server/config.ts';
import { startCleanup } from '#server/db/cleanup.ts';
import { migrate } from '#server/db/migrate.ts';
import { httpServer } from '#server/http/server.ts';
import { smtp } from '#server/mail/smtp.ts';
import { createSiteOutbox } from '#server/site-outbox.ts';
import { createViewStore } from '#server/views/views.ts';
import type { Manifest } from '#site/build/manifest.ts';
import { signInToken, Visitor } from './visitor.ts';

export const manifest: Manifest = {
  owner: {
    name: 'Robin Example',
    email: 'hello@robin.example',
    account: 'robin@mail.example',
    sample: ['site/site.config.ts:9', 'site/home.ts:5'],
  },
  host: 'https://robin.example',
  hsts: { includeSubDomains: true, preload: false },
  providers: { comments: 'embedded', mail: 'embedded', list: 'embedded' },
  signIn: ['google'],
  commentMails: 'at-once',
  hasLikes: false,
  theme: ':root{--paper:light-dark(#ffffff,#000000);}',
  articles: ['/blogpost4', '/blogpost5'],
  viewedPages: ['/', '/blogpost4', '/blogpost5'],
  upcoming: [],
  movedComments: {},
  redirects: {},
  titles: { '/blogpost5': 'How to comment' },
  contentSecurityPolicies: {},
};

/** The origin of the site's pages when requests go straight to the app. */
export const origin = 'http://localhost';

const defaults = parseEnvironment({ SIGN_IN_TOKEN: signInToken, WRITES_PER_MINUTE: '0' });

interface Overrides extends Partial<Omit<AppDeps, 'config'>> {
  readonly config?: Partial<Config>;
}

/** The whole server on a database in memory, without limits, with a clock that moves when it is told to. It is closed when the test has ended. */
export function openTestApp(overrides: Overrides = {}) {
  const site = openSharedTestApp(overrides);
  onTestFinished(site.close);
  return site;
}

/** The same for all tests of a file, which closes it. */
export function openSharedTestApp({ config, ...overrides }: Overrides = {}) {
  const db = overrides.db ?? new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  migrate(db);
  const lines: string[] = [];
  const events = createCommentEvents(db);
  const clock = { now: Date.now() };
  const now = () => new Date(clock.now);
  const log = (line: string) => lines.push(line);
  const views = createViewStore(db, now, log);
  const secret = 'a-secret-for-tests-that-is-long-enough-0123456789';
  const shared = { db, manifest: overrides.manifest ?? manifest, secret, now, log };
  const app = createApp({ ...shared, config: { ...defaults, ...config }, events, views, ...overrides });
  const closers: (() => unknown)[] = [() => events.close(), () => db.isOpen && db.close()];

  /** Listens on a free port, for what needs a browser's cookies and redirects. */
  async function listen(): Promise<string> {
    const server = httpServer(app.fetch);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.unshift(() => server.close());
    // It listens on a port, so its address is of this kind.
    const { port } = server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  let base: Promise<string> | undefined;
  const visitors = new Map<string, Visitor>();
  /** Signs a person in for real. Returns a fetch that asks the app as a page of the site with their cookies. */
  async function signedIn(name: string, choice: Readonly<Record<string, string>> = { name }) {
    base ??= listen();
    const visitor = new Visitor(await base);
    visitors.set(name, visitor);
    await visitor.signIn(choice);
    return (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', visitor.cookie);
      if (!headers.has('origin')) headers.set('origin', origin);
      return app.request(path, { ...init, headers });
    };
  }

  return {
    app,
    db,
    lines,
    events,
    views,
    clock,
    listen,
    close() {
      for (const close of closers) close();
    },

    /** The outbox of the site at https://robin.example, on a mail server. */
    outbox(smtpUrl: string, mailsPerHour = 200) {
      const deps = { ...shared, send: smtp(smtpUrl), address: () => manifest.host };
      const outbox = createSiteOutbox(deps, mailsPerHour);
      closers.unshift(() => outbox.stop());
      return outbox;
    },

    /** Cleans up, as the server does every hour. */
    cleanUp: () => startCleanup(db, now, log)(),

    as: (name: string) => signedIn(name),
    asOwner: () => signedIn('the owner', { person: 'owner' }),

    /** A person who has signed in asks for mail about replies, and signs in again for it. */
    async askForReplyMails(name: string, headers: HeadersInit = { 'sec-fetch-site': 'same-origin' }) {
      await visitors.get(name)?.signIn({ name }, { path: '/auth/popup?for=reply-mails', headers });
    },
  };
}

export type TestApp = ReturnType<typeof openTestApp>;
