import type { DatabaseSync } from 'node:sqlite';
import type { BetterAuthOptions } from 'better-auth';
import type { Log } from '#server/http/log.ts';

export interface LibraryDeps {
  readonly db: DatabaseSync;
  readonly secret: string;
  readonly isHttps: boolean;
  readonly log: Log;
}

const days = (n: number) => n * 24 * 60 * 60;

/** How Better Auth is set up: its tables, its cookies, and what it may keep of a person. */
export function libraryOptions({ db, secret, isHttps, log }: LibraryDeps) {
  return {
    database: db,
    secret,
    basePath: '/api/auth',
    session: { expiresIn: days(30), updateAge: days(1) },
    advanced: {
      // A browser takes a cookie of this name only from this very host and over https, so no subdomain can plant one.
      // The library's own prefix for https, __Secure-, does not promise that.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-site' : 'site',
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, userAgent: '', ipAddress: '' } }) },
      },
      // Tokens are useless after sign-in, and an ID token says more about a person than this site keeps.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    // The site's own limits (limits.ts) count sign-ins too.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Errors that are no answer go on to the server, which logs them. Otherwise the library writes them to the console.
    onAPIError: { errorURL: '/auth/done', throw: true },
    logger: {
      level: 'error',
      log: (_level, message, ...more) => log(['sign-in:', message, ...more.map(reasonOf)].join(' ').trim()),
    },
  } satisfies BetterAuthOptions;
}

const reasonOf = (detail: unknown) => (detail instanceof Error ? detail.message : '');
