import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { decodeJwt } from 'jose';
import type { Reader } from '#features/comments/model.ts';
import { type LibraryDeps, libraryOptions } from './library-options.ts';
import { profileFrom, verifiedAddress } from './profile.ts';
import type { ReadSession } from './session.ts';

export interface OidcClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider describes itself, for a site at this origin. */
  readonly discoveryUrl: (ownOrigin: string) => string;
}

export const google = (clientId: string, clientSecret: string): OidcClient => ({
  clientId,
  clientSecret,
  discoveryUrl: () => 'https://accounts.google.com/.well-known/openid-configuration',
});

interface Deps extends LibraryDeps {
  readonly client: OidcClient;
  /** Told of the verified address of a person who signs in, where the provider gives one. */
  readonly onAddress?: ((subject: string, email: string) => void) | undefined;
  readonly isOwner?: ((uid: string) => boolean) | undefined;
}

export type Auth = ReturnType<typeof createAuth>;
export const providerId = 'google';

/**
 * Sessions and sign-in. Reading a session never needs the provider, so it has its own instance of the library: people stay
 * signed in while the provider can't be reached. Signing in has one instance for each of the site's own origins.
 */
export function createAuth(deps: Deps) {
  const sessions = betterAuth({ ...libraryOptions(deps), baseURL: 'http://localhost' });
  const signingIn = new Map<string, ReturnType<typeof signInInstance>>();

  /** The instance for an origin, or null while its provider can't be reached; the next call tries again. */
  async function signInAt(ownOrigin: string) {
    const instance = signingIn.get(ownOrigin) ?? signInInstance(deps, ownOrigin);
    signingIn.set(ownOrigin, instance);
    const { socialProviders } = await instance.$context;
    if (socialProviders.some(({ id }) => id === providerId)) return instance;
    signingIn.delete(ownOrigin);
    return null;
  }

  const readSession: ReadSession = async (request) => {
    const { headers, response } = await sessions.api.getSession({
      headers: headersOf(request),
      returnHeaders: true,
    });
    const isOwner = response !== null && deps.isOwner?.(response.user.id);
    const reader = response && { ...readerOf(response.user), ...(isOwner ? { isOwner } : {}) };
    return { reader, cookies: headers.getSetCookie() };
  };

  return {
    readSession,

    /** Begins a sign-in. Returns the provider's address, and the cookies that tie the callback to this browser. */
    async begin(request: Request, ownOrigin: string, scopes: readonly 'email'[] = []) {
      const instance = await signInAt(ownOrigin);
      if (instance === null) return null;
      const { headers, response } = await instance.api.signInSocial({
        body: {
          provider: providerId,
          callbackURL: '/auth/done',
          errorCallbackURL: '/auth/done',
          scopes: [...scopes],
        },
        headers: headersOf(request),
        returnHeaders: true,
      });
      return response.url === undefined ? null : { url: response.url, cookies: headers.getSetCookie() };
    },

    async finish(request: Request, ownOrigin: string): Promise<Response | null> {
      const instance = await signInAt(ownOrigin);
      return instance === null
        ? null
        : instance.handler(new Request(request, { headers: headersOf(request) }));
    },

    /** Ends the session. Returns the cookies that delete it from the browser. */
    async signOut(request: Request): Promise<readonly string[]> {
      const { headers } = await sessions.api.signOut({ headers: headersOf(request), returnHeaders: true });
      return headers.getSetCookie();
    },
  };
}

/** The library, set up for signing in at one origin of the site. */
function signInInstance(deps: Deps, ownOrigin: string) {
  const { clientId, clientSecret, discoveryUrl } = deps.client;
  return betterAuth({
    ...libraryOptions(deps),
    baseURL: ownOrigin,
    trustedOrigins: [ownOrigin],
    plugins: [
      genericOAuth({
        config: [
          {
            providerId,
            clientId,
            clientSecret,
            discoveryUrl: discoveryUrl(ownOrigin),
            scopes: ['openid', 'profile'],
            pkce: true,
            requireIdTokenVerification: true,
            overrideUserInfo: true,
            // The token was verified by then: signature, issuer, audience and nonce.
            getUserInfo: async ({ idToken }) => {
              if (idToken === undefined) return null;
              const claims = decodeJwt(idToken);
              const address = verifiedAddress(claims);
              const profile = profileFrom(claims, ownOrigin);
              if (address !== undefined) deps.onAddress?.(profile.sub, address);
              return profile;
            },
          },
        ],
      }),
    ],
  });
}

/**
 * The headers for the library, which trims cookie names. A name that begins with a no-break space would pass for ours, but the
 * browser takes it for another name, which any subdomain may set.
 */
function headersOf(request: Request): Headers {
  const headers = new Headers(request.headers);
  const cookie = headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie.replace(/[^\x20-\x7e]/g, '?'));
  return headers;
}

const readerOf = (user: { id: string; name: string; image?: string | null | undefined }): Reader => ({
  uid: user.id,
  displayName: user.name,
  photoURL: user.image ?? '',
});
