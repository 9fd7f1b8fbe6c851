import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { handleOAuthUserInfo } from 'better-auth/oauth2';
import { z } from 'zod';
import { type LibraryDeps, libraryOptions } from './auth.ts';
import type { Profile } from './profile.ts';

/**
 * Signs in people whom this server knows by itself: the library with one endpoint of ours, which no request reaches directly. It stores
 * what a sign-in with Google stores, and resolves to the cookies of the session.
 */
export function directSignIn(deps: LibraryDeps, providerId: 'email' | 'sample') {
  const endpoint = createAuthEndpoint(
    '/direct-sign-in',
    { method: 'POST', body: z.custom<Profile>() },
    async (context) => {
      const { data, error } = await handleOAuthUserInfo(context, {
        userInfo: context.body,
        account: { providerId, accountId: context.body.sub },
        overrideUserInfo: true,
      });
      if (data === null) throw new Error(`The account could not be used: ${error}`);
      await setSessionCookie(context, data);
    },
  );
  const plugin = { id: 'direct-sign-in', endpoints: { signIn: endpoint } };
  const { api } = betterAuth({ ...libraryOptions(deps), baseURL: 'http://localhost', plugins: [plugin] });
  return async (profile: Profile): Promise<readonly string[]> => {
    const { headers } = await api.signIn({ body: profile, returnHeaders: true });
    return headers.getSetCookie();
  };
}
