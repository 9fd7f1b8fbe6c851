import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Client, SignInClients } from '#server/config.ts';
import { profileFrom, verifiedAddress } from './profile.ts';

/** A service whose window signs people in. */
export type AccountProvider = keyof SignInClients;

/** What a sign-in asks for in addition if it needs the person's address. */
export const addressScope: Readonly<Record<AccountProvider, string>> = {
  google: 'email',
  github: 'user:email',
};

export const isAccountProvider = (name: string): name is AccountProvider => Object.hasOwn(addressScope, name);

/** Told of everyone who signs in, and of their verified address if the provider gave one. */
export type OnSignIn = (subject: string, address: string | undefined) => void;

/** What the library needs to know about each provider that has a client. */
export const oauthProviders = ({ google, github }: SignInClients, onSignIn: OnSignIn) => [
  ...(google ? [googleProvider(google, onSignIn)] : []),
  ...(github ? [gitHubProvider(github, onSignIn)] : []),
];

const googleProvider = (
  { at = 'https://accounts.google.com', ...client }: Client,
  onSignIn: OnSignIn,
): GenericOAuthConfig => ({
  providerId: 'google',
  discoveryUrl: `${at}/.well-known/openid-configuration`,
  ...client,
  scopes: ['openid', 'profile'],
  pkce: true,
  requireIdTokenVerification: true,
  overrideUserInfo: true,
  // The token was verified by then: signature, issuer, audience and nonce.
  getUserInfo: async ({ idToken }) => {
    if (idToken === undefined) return null;
    const claims = decodeJwt(idToken);
    const profile = profileFrom(claims);
    onSignIn(profile.id, verifiedAddress(claims));
    return profile;
  },
});

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps */
function gitHubProvider({ at, ...client }: Client, onSignIn: OnSignIn): GenericOAuthConfig {
  const site = at ?? 'https://github.com';
  return {
    providerId: 'github',
    authorizationUrl: `${site}/login/oauth/authorize`,
    tokenUrl: `${site}/login/oauth/access_token`,
    ...client,
    pkce: true,
    overrideUserInfo: true,
    getUserInfo: async ({ accessToken, scopes = [] }) => {
      if (!accessToken) return null;
      const get = gitHubApi(at ?? 'https://api.github.com', accessToken);
      const { id, login, name, avatar_url } = userSchema.parse(await get('/user'));
      const profile = profileFrom({ sub: `github:${id}`, name: name || login, picture: avatar_url });
      // Scopes are separated by commas here.
      const mayAsk = scopes.join(',').split(',').includes(addressScope.github);
      onSignIn(profile.id, mayAsk ? primaryAddress(await get('/user/emails')) : undefined);
      return profile;
    },
  };
}

/** https://docs.github.com/en/rest/users/users#get-the-authenticated-user */
const userSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().optional(),
});

/** https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user */
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const primaryAddress = (answer: unknown) =>
  emailsSchema.parse(answer).find(({ primary, verified }) => primary && verified)?.email;

/** Names no version of the API, because GitHub ends each one some time after the next (https://docs.github.com/en/rest/about-the-rest-api/api-versions). */
const gitHubApi = (api: string, accessToken: string) => async (path: string) => {
  const response = await fetch(`${api}${path}`, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${accessToken}`,
      'user-agent': 'portfolio-and-blog',
    },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}.`);
  return response.json();
};
