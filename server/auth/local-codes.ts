import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { Person } from './people.ts';

/** What the site asks the local provider for, in the words of OpenID Connect. Anything else is refused. */
export const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.literal('this-site'),
  redirect_uri: z.url(),
  state: z.string(),
  scope: z.string().default('openid profile'),
  nonce: z.string().optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
export type AuthorizationRequest = z.infer<typeof requestSchema>;

const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

/** Whom a token is about, and the sign-in request that it answers. */
export interface Redeemed {
  readonly request: AuthorizationRequest;
  readonly person: Person;
}

const lifetimeMs = 60_000;

/** The authorization codes that the local provider has given out. Each works once, for a minute, with its PKCE verifier. */
export function createCodes(now: Clock) {
  const codes = new Map<string, Redeemed & { readonly expires: number }>();
  return {
    issue(request: AuthorizationRequest, person: Person): string {
      const time = now().getTime();
      for (const [old, { expires }] of codes) if (expires < time) codes.delete(old);
      const code = randomBytes(24).toString('base64url');
      codes.set(code, { request, person, expires: time + lifetimeMs });
      return code;
    },

    /** Undefined when the token request or its code is wrong. */
    redeem(fields: unknown): Redeemed | undefined {
      const asked = tokenSchema.safeParse(fields).data;
      if (asked === undefined) return undefined;
      const granted = codes.get(asked.code);
      if (granted === undefined) return undefined;
      codes.delete(asked.code);
      const challenge = createHash('sha256').update(asked.code_verifier).digest('base64url');
      const { request, expires } = granted;
      const isTheirs = challenge === request.code_challenge && asked.redirect_uri === request.redirect_uri;
      return isTheirs && expires >= now().getTime() ? granted : undefined;
    },
  };
}
