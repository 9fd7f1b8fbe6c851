import { createHash, randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import { isFromThisMachine } from '#server/http/this-machine.ts';
import type { OidcClient } from './auth.ts';
import { accountChooser } from './chooser.ts';
import { type Person, personNamed, portrait, samplePeople } from './people.ts';
import { signInFailed } from './routes.ts';

/** The one client of this provider is the site itself; nobody else can reach it. */
export const localClient: OidcClient = {
  clientId: 'this-site',
  clientSecret: 'only-reachable-on-this-machine',
  discoveryUrl: (origin) => `${origin}/oidc/.well-known/openid-configuration`,
};

const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(localClient.clientId),
  redirect_uri: z.url(),
  state: z.string(),
  nonce: z.string().optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
type AuthorizationRequest = z.infer<typeof requestSchema>;

const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

const codeLifetimeMs = 60_000;

/** Stops a sign-in that the local provider could not finish, and says why. */
export const onlyOnThisMachine: MiddlewareHandler<ServerEnv> = async (c, next) =>
  isFromThisMachine(c) ? next() : signInFailed(c, 'only_on_this_machine');

/**
 * An OpenID provider (code flow, PKCE) for a machine without a Google client. It believes anyone who uses it, so it answers
 * nobody but this machine. The site signs in with it exactly as it would with Google.
 */
export function localProvider(ownOrigin: OwnOrigin, now: Clock) {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    made ??= generateKeyPair('RS256');
    return made;
  };
  const codes = new Map<string, { request: AuthorizationRequest; person: Person; expires: number }>();
  const issuerOf = (c: Context) => `${ownOrigin(c.req.raw)}/oidc`;

  const requestOf = (c: Context, fields: unknown): AuthorizationRequest | undefined => {
    const { data } = requestSchema.safeParse(fields);
    return data && new URL(data.redirect_uri).origin === ownOrigin(c.req.raw) ? data : undefined;
  };

  return new Hono<ServerEnv>()
    .use(async (c, next) => (isFromThisMachine(c) ? next() : c.text('Only on this machine.', 403)))

    .get('/.well-known/openid-configuration', (c) => {
      const issuer = issuerOf(c);
      return c.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        scopes_supported: ['openid', 'profile'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    })

    .get('/jwks', async (c) => {
      const key = await exportJWK((await keys()).publicKey);
      return c.json({ keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'local' }] });
    })

    .get('/authorize', (c) => {
      const request = requestOf(c, c.req.query());
      return request === undefined ? notOurs(c) : accountChooser(c, request);
    })

    .post('/authorize', async (c) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return c.text('Not a form of this site.', 403);
      const form = await c.req.parseBody();
      const request = requestOf(c, form);
      if (request === undefined) return notOurs(c);
      const back = new URL(request.redirect_uri);
      back.searchParams.set('state', request.state);
      const person = chosen(form);
      if (form.cancel !== undefined) {
        back.searchParams.set('error', 'access_denied');
      } else if (person === undefined) {
        return accountChooser(c, request);
      } else {
        const code = randomBytes(24).toString('base64url');
        for (const [old, { expires }] of codes) if (expires < now().getTime()) codes.delete(old);
        codes.set(code, { request, person, expires: now().getTime() + codeLifetimeMs });
        back.searchParams.set('code', code);
      }
      return c.redirect(back.href, 303);
    })

    .post('/token', async (c) => {
      const asked = tokenSchema.safeParse(await c.req.parseBody());
      const granted = asked.success ? codes.get(asked.data.code) : undefined;
      if (!asked.success || granted === undefined) return c.json({ error: 'invalid_grant' }, 400);
      codes.delete(asked.data.code);
      const { request, person, expires } = granted;
      const challenge = createHash('sha256').update(asked.data.code_verifier).digest('base64url');
      const matches =
        challenge === request.code_challenge && asked.data.redirect_uri === request.redirect_uri;
      if (!matches || expires < now().getTime()) return c.json({ error: 'invalid_grant' }, 400);

      const issuer = issuerOf(c);
      const picture = person.portrait && `${issuer}/people/${person.portrait}.svg`;
      const idToken = await new SignJWT({ name: person.name, picture, nonce: request.nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'local' })
        .setIssuer(issuer)
        .setAudience(localClient.clientId)
        .setSubject(person.sub)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign((await keys()).privateKey);
      c.header('Cache-Control', 'no-store');
      const access_token = randomBytes(16).toString('hex');
      return c.json({ id_token: idToken, access_token, token_type: 'Bearer', expires_in: 300 });
    })

    .get('/people/:file', (c) => {
      const drawing = portrait(c.req.param('file').replace(/\.svg$/, ''));
      if (drawing === undefined) return c.notFound();
      return c.body(drawing, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' });
    });
}

const notOurs = (c: Context) => c.text('Not a sign-in of this site.', 400);

/** A sample person by their subject, or one with the name that was typed. */
function chosen(form: Record<string, unknown>): Person | undefined {
  const sample = samplePeople.find(({ sub }) => sub === form.person);
  if (sample !== undefined) return sample;
  const name = z.string().trim().min(1).max(100).safeParse(form.name);
  return name.success ? personNamed(name.data) : undefined;
}
