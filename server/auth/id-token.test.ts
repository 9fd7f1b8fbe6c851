import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitsFor } from '#server/http/limits.ts';
import { ownOriginOf } from '#server/http/origins.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { createAuth, google } from './auth.ts';
import { authRoutes } from './routes.ts';

const clientId = 'this-site';
const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const ada = { sub: '1', name: 'Ada', picture: 'https://pictures.example/ada.png' };

type MakeToken = (claims: JWTPayload) => Promise<string | undefined>;
const signed = (claims: JWTPayload, { privateKey } = own) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);

const now = () => Math.floor(Date.now() / 1000);
const listening = async (server: ReturnType<typeof createAdaptorServer>) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // It listens on a port, so its address is of this kind.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

/** An OpenID provider that lets everyone in at once, and gives whatever token a test makes of the right claims. */
async function openProvider() {
  const provider = { issuer: '', keys: '/jwks', idToken: signed as MakeToken, tokensGiven: 0 };
  let nonce: string | null = null;
  const answers: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      userinfo_endpoint: `${provider.issuer}/userinfo`,
      ...(provider.keys === '' ? {} : { jwks_uri: provider.issuer + provider.keys }),
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': async () => ({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256' }] }),
    '/token': async () => {
      provider.tokensGiven++;
      const times = { iat: now(), exp: now() + 300 };
      const claims = { ...ada, iss: provider.issuer, aud: clientId, nonce, ...times };
      return { id_token: await provider.idToken(claims), access_token: 'a', token_type: 'Bearer' };
    },
    // Nobody trusts it: only the signed token identifies a person.
    '/userinfo': () => ({ ...ada, email: 'ada@reader.example' }),
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer);
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce');
      const back = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' });
      response.writeHead(302, { location: `${searchParams.get('redirect_uri')}?${back}` }).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await answers[pathname]?.()));
  });
  provider.issuer = await listening(server);
  return { provider, close: () => server.close() };
}

let site: TestApp;
let base: string;
let provider: Awaited<ReturnType<typeof openProvider>>['provider'];
let closers: (() => void)[];
beforeEach(async () => {
  site = openTestApp();
  const opened = await openProvider();
  provider = opened.provider;
  const auth = createAuth({
    db: site.db,
    secret: 'a-secret-for-tests-that-is-long-enough-0123456789',
    isHttps: false,
    client: {
      ...google(clientId, 'a-secret'),
      discoveryUrl: () => `${provider.issuer}/.well-known/openid-configuration`,
    },
    log: () => {},
  });
  const server = createAdaptorServer({
    fetch: authRoutes({
      auth,
      ownOrigin: ownOriginOf(undefined),
      limits: limitsFor({ writesPerMinute: 0, writesPerDay: 1 }),
    }).fetch,
  });
  base = await listening(server);
  closers = [() => server.close(), opened.close, () => site.close()];
});
afterEach(() => {
  for (const close of closers) close();
});

/** Signs in with a browser of their own, and says where that ended and who they are to the site. */
async function signIn() {
  const visitor = new Visitor(base);
  const { url } = await visitor.open('/auth/popup');
  return { url, reader: (await (await visitor.ask('/api/reader')).json()).reader };
}
const kept = () => site.db.prepare('SELECT id FROM session UNION SELECT id FROM user').all();

test('the right ID token signs in', async () => {
  const { url, reader } = await signIn();
  expect(url.href).toBe(`${base}/auth/done`);
  expect(reader).toEqual({ uid: expect.any(String), displayName: 'Ada', photoURL: ada.picture });
});

test.each<[string, MakeToken]>([
  ['signed by someone else', (claims) => signed(claims, foreign)],
  ['signed by nobody', async (claims) => new UnsecuredJWT(claims).encode()],
  ['of another issuer', (claims) => signed({ ...claims, iss: 'https://evil.example' })],
  ['for another site', (claims) => signed({ ...claims, aud: 'another-site' })],
  ['that has expired', (claims) => signed({ ...claims, exp: now() - 60 })],
  ['of another sign-in', (claims) => signed({ ...claims, nonce: 'another' })],
  ['of no sign-in', ({ nonce: _, ...claims }) => signed(claims)],
  ['that is not there', async () => undefined],
])('an ID token %s signs nobody in', async (_, idToken) => {
  provider.idToken = idToken;
  const { url, reader } = await signIn();
  expect(provider.tokensGiven).toBe(1);
  expect([url.pathname, url.searchParams.has('error')]).toEqual(['/auth/done', true]);
  expect(reader).toBeNull();
  expect(kept()).toEqual([]);
});

test('a provider without keys to check its tokens by signs nobody in', async () => {
  provider.keys = '';
  expect(await signIn()).toMatchObject({ url: { search: '?error=unavailable' }, reader: null });
  expect(kept()).toEqual([]);
});

test('a name and a picture that changed at the provider are taken over at the next sign-in', async () => {
  const { reader } = await signIn();
  const changed = { name: 'Ada Sample', picture: 'https://pictures.example/new.png' };
  provider.idToken = (claims) => signed({ ...claims, ...changed });
  const again = { uid: reader.uid, displayName: changed.name, photoURL: changed.picture };
  expect((await signIn()).reader).toEqual(again);
});
