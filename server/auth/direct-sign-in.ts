import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { handleOAuthUserInfo } from 'better-auth/oauth2';
import { z } from 'zod';
import type { Profile } from './profile.ts';

/** Signs in people whom this server knows by itself. No request reaches this endpoint directly. It stores what a Google sign-in does. */
export const directSignIn = {
  id: 'direct-sign-in',
  endpoints: {
    signInDirectly: createAuthEndpoint(
      '/direct-sign-in',
      { method: 'POST', body: z.custom<{ provider: string; profile: Profile }>() },
      async (context) => {
        const { provider, profile } = context.body;
        const { data, error } = await handleOAuthUserInfo(context, {
          userInfo: profile,
          account: { providerId: provider, accountId: profile.id },
          overrideUserInfo: true,
        });
        if (data === null) throw new Error(`The account could not be used: ${error}`);
        await setSessionCookie(context, data);
      },
    ),
  },
} satisfies BetterAuthPlugin;
