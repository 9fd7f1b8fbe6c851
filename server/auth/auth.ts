import { createHmac } from 'node:crypto';
import { type BetterAuthOptions, betterAuth, type User } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Reader } from '#features/comments/model.ts';
import type { SignInProvider } from '#features/comments/port.ts';
import { server as words } from '#language';
import type { SignInClients } from '#server/config.ts';
import type { Site } from '#server/http/env.ts';
import { directSignIn } from './direct-sign-in.ts';
import { type AccountProvider, addressScope, type OnSignIn, oauthProviders } from './oauth-providers.ts';
import type { Owner } from './owner.ts';
import { type Profile, providerOf } from './profile.ts';

interface Deps extends Pick<Site, 'db' | 'manifest' | 'secret' | 'isHttps' | 'log' | 'ownOrigin'> {
  readonly clients: SignInClients;
  readonly owner: Owner;
  readonly onSignIn: OnSignIn;
}

export type Auth = ReturnType<typeof createAuth>;

/** Sessions and sign-in. Reading a session never needs the provider, so it has its own instance; signing in has one for each own origin. */
export function createAuth(deps: Deps) {
  const { owner, onSignIn } = deps;
  const sessions = betterAuth({
    ...libraryOptions(deps),
    baseURL: 'http://localhost',
    plugins: [directSignIn],
  });
  const signInInstance = (baseURL: string) =>
    betterAuth({
      ...libraryOptions(deps),
      baseURL,
      plugins: [genericOAuth({ config: oauthProviders(deps.clients, onSignIn) })],
    });
  const signingIn = new Map<string, ReturnType<typeof signInInstance>>();

  /** The instance for a request; null without a button, or while the provider can't be reached, and the next call tries again. */
  async function signInAt(request: Request, provider: AccountProvider) {
    const origin = deps.ownOrigin(request);
    if (origin === null || !deps.clients[provider] || !deps.manifest.signIn.includes(provider)) return null;
    const instance = signingIn.get(origin) ?? signInInstance(origin);
    signingIn.set(origin, instance);
    const { socialProviders } = await instance.$context;
    if (socialProviders.some(({ id }) => id === provider)) return instance;
    signingIn.delete(origin);
    return null;
  }

  async function readSession(request: Request): Promise<Reader | null> {
    const session = await sessions.api.getSession({ headers: headersOf(request) });
    return session && readerOf(session.user);
  }

  /** Ends the session, or rejects. Returns the cookies that delete it from the browser. */
  async function signOut(request: Request): Promise<readonly string[]> {
    const { headers } = await sessions.api.signOut({ headers: headersOf(request), returnHeaders: true });
    // The library only logs that the database refused.
    if ((await readSession(request)) !== null) throw new Error('The session could not be ended.');
    return headers.getSetCookie();
  }

  function readerOf({ id: uid, name, image }: User): Reader {
    const reader = { uid, displayName: name, photoURL: image ?? '' };
    if (owner.is(uid)) return { ...reader, isOwner: true };
    return owner.isNamed(name) ? { ...reader, displayName: words.notTheOwner(owner.name) } : reader;
  }

  const accounts = deps.db.prepare('SELECT accountId FROM account WHERE userId = ?');
  return {
    readSession,
    signOut,

    providerOf: (uid: string): SignInProvider => providerOf(String(accounts.get(uid)?.accountId)),

    /** Begins a sign-in. Returns the provider's address, and the cookies that tie the callback to this browser. */
    async begin(request: Request, provider: AccountProvider, asksForAddress: boolean) {
      const instance = await signInAt(request, provider);
      if (instance === null) return null;
      const { headers, response } = await instance.api.signInSocial({
        body: {
          provider,
          callbackURL: '/auth/done',
          errorCallbackURL: '/auth/done',
          scopes: asksForAddress ? [addressScope[provider]] : [],
        },
        headers: headersOf(request),
        returnHeaders: true,
      });
      return response.url === undefined ? null : { url: response.url, cookies: headers.getSetCookie() };
    },

    async finish(request: Request, provider: AccountProvider): Promise<Response | null> {
      const instance = await signInAt(request, provider);
      return instance?.handler(new Request(request, { headers: headersOf(request) })) ?? null;
    },

    /** Signs in a person whom this server knows by itself. Returns the cookies of the session, which replaces the request's. */
    async signIn(request: Request, provider: 'email' | 'sample', profile: Profile, address?: string) {
      const body = { provider, profile };
      const { headers } = await sessions.api.signInDirectly({ body, returnHeaders: true });
      onSignIn(profile.id, address);
      await signOut(request);
      return headers.getSetCookie();
    },
  };
}

/** The headers for the library, which trims cookie names: any subdomain may set one that begins with a no-break space, to pass for ours. */
function headersOf(request: Request): Headers {
  const headers = new Headers(request.headers);
  const cookie = headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie.replace(/[^\x20-\x7e]/g, '?'));
  return headers;
}

/** How Better Auth is set up: its tables, its cookies, and what it may keep of a person. */
function libraryOptions({ db, secret, isHttps, log }: Deps) {
  const day = 24 * 60 * 60;
  return {
    database: db,
    secret,
    // Without an end, a session of a lost device would last as long as somebody uses it.
    session: { expiresIn: 30 * day, disableSessionRefresh: true },
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
      // A person whose account was cleaned up or forgotten gets the same id again: drafts in their browser are kept under it.
      user: {
        create: {
          before: async ({ email }) => ({
            data: { id: createHmac('sha256', secret).update(email).digest('hex').slice(0, 32) },
          }),
        },
      },
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
    // Unexpected errors go on to the server, which logs them. Otherwise the library writes them to the console.
    onAPIError: { errorURL: '/auth/done', throw: true },
    logger: {
      level: 'error',
      log: (_level, message, ...more) => log(['sign-in:', message, ...more.map(reasonOf)].join(' ').trim()),
    },
  } satisfies BetterAuthOptions;
}

const reasonOf = (detail: unknown) => (detail instanceof Error ? detail.message : '');
