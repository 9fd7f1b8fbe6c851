import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#server/clock.ts';
import { isFromThisMachine } from '#server/http/client.ts';
import type { ServerEnv } from '#server/http/env.ts';
import { isFromOwnPage, type OwnOrigin } from '#server/http/origins.ts';
import type { OidcClient } from './auth.ts';
import { accountChooser } from './chooser.ts';
import { type AuthorizationRequest, createCodes, type Redeemed, requestSchema } from './local-codes.ts';
import { type Person, personNamed, portrait, type SamplePerson, samplePeople } from './people.ts';
import { signInFailed } from './routes.ts';

/** The provider's only client is the site itself; nobody else can reach it. */
export const localClient: OidcClient = {
  clientId: 'this-site',
  clientSecret: 'only-reachable-on-this-machine',
  discoveryUrl: (origin) => `${origin}/oidc/.well-known/openid-configuration`,
};

/** Stops a sign-in that the local provider could not finish, and says why. */
export const onlyOnThisMachine: MiddlewareHandler<ServerEnv> = async (c, next) =>
  isFromThisMachine(c) ? next() : signInFailed(c, 'only_on_this_machine');

/**
 * An OpenID provider (code flow, PKCE) for a machine without a Google client. It believes anyone, so it answers only this
 * machine. The site signs in with it exactly as it would with Google. `people` have sample accounts.
 */
export function localProvider(
  ownOrigin: OwnOrigin,
  now: Clock,
  people: readonly SamplePerson[] = samplePeople,
) {
  // An elliptic key is made in less than a millisecond; an RSA key takes a tenth of a second.
  const keys = generateKeyPair('ES256');
  const codes = createCodes(now);
  const issuerOf = (c: Context) => `${ownOrigin(c.req.raw)}/oidc`;

  const requestOf = (c: Context, fields: unknown): AuthorizationRequest | undefined => {
    const { data } = requestSchema.safeParse(fields);
    return data && new URL(data.redirect_uri).origin === ownOrigin(c.req.raw) ? data : undefined;
  };

  return new Hono<ServerEnv>()
    .use(async (c, next) => (isFromThisMachine(c) ? next() : c.text('Only on this machine.', 403)))

    .get('/.well-known/openid-configuration', (c) => c.json(description(issuerOf(c))))

    .get('/jwks', async (c) => {
      const key = await exportJWK((await keys).publicKey);
      return c.json({ keys: [{ ...key, use: 'sig', alg: 'ES256', kid: 'local' }] });
    })

    .get('/authorize', (c) => {
      const request = requestOf(c, c.req.query());
      return request === undefined ? notOurs(c) : accountChooser(c, people, request);
    })

    .post('/authorize', async (c) => {
      if (!isFromOwnPage(c.req.raw, ownOrigin)) return c.text('Not a form of this site.', 403);
      const form = await c.req.parseBody();
      const request = requestOf(c, form);
      if (request === undefined) return notOurs(c);
      const back = new URL(request.redirect_uri);
      back.searchParams.set('state', request.state);
      const person = chosen(people, form);
      if (form.cancel !== undefined) back.searchParams.set('error', 'access_denied');
      else if (person === undefined) return accountChooser(c, people, request);
      else back.searchParams.set('code', codes.issue(request, person));
      return c.redirect(back.href, 303);
    })

    .post('/token', async (c) => {
      const redeemed = codes.redeem(await c.req.parseBody());
      if (redeemed === undefined) return c.json({ error: 'invalid_grant' }, 400);
      const idToken = await signedIdToken(redeemed, issuerOf(c), (await keys).privateKey);
      const access_token = randomBytes(16).toString('hex');
      return c.json({ id_token: idToken, access_token, token_type: 'Bearer', expires_in: 300 });
    })

    .get('/people/:file', (c) => {
      const drawing = portrait(c.req.param('file').replace(/\.svg$/, ''));
      if (drawing === undefined) return c.notFound();
      return c.body(drawing, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' });
    });
}

/** Format: https://openid.net/specs/openid-connect-discovery-1_0.html */
const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  scopes_supported: ['openid', 'profile', 'email'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
});

/** What the site learns of a person: the address only if the request asked for it, or of the owner. */
function signedIdToken({ request, person }: Redeemed, issuer: string, key: CryptoKey): Promise<string> {
  const picture = person.portrait && `${issuer}/people/${person.portrait}.svg`;
  const address = (person.email ?? request.scope.split(' ').includes('email')) && {
    email: person.email ?? `${person.portrait ?? person.sub}@reader.example`,
    email_verified: true,
  };
  return new SignJWT({ name: person.name, picture, nonce: request.nonce, ...address })
    .setProtectedHeader({ alg: 'ES256', kid: 'local' })
    .setIssuer(issuer)
    .setAudience(localClient.clientId)
    .setSubject(person.sub)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key);
}

const notOurs = (c: Context) => c.text('Not a sign-in of this site.', 400);

/** A sample person by their subject, or a person with the name that was typed. */
function chosen(people: readonly SamplePerson[], form: Record<string, unknown>): Person | undefined {
  const sample = people.find(({ sub }) => sub === form.person);
  if (sample !== undefined) return sample;
  const name = z.string().trim().min(1).max(100).safeParse(form.name);
  return name.success ? personNamed(name.data) : undefined;
}
