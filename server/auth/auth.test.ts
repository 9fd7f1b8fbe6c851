import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { type Auth, createAuth } from './auth.ts';
import { localClient } from './local-provider.ts';
import { samplePeople } from './people.ts';
import { authRoutes } from './routes.ts';

let site: TestApp;
let base: string;
beforeEach(async () => {
  site = openTestApp();
  base = await site.listen();
});
afterEach(() => site.close());

const readerOf = async (visitor: Visitor) => (await (await visitor.ask('/api/reader')).json()).reader;
const ada = samplePeople[0]?.sub ?? '';

test('a sample person signs in, with name and portrait', async () => {
  const visitor = new Visitor(base);
  const { url, answer } = await visitor.signIn({ person: ada });
  expect(url.href).toBe(`${base}/auth/done`);
  expect(await answer.text()).toContain('You are signed in. You can close this window.');
  const reader = await readerOf(visitor);
  expect(reader).toEqual({
    uid: expect.any(String),
    displayName: 'Ada Sample',
    photoURL: '/oidc/people/ada.svg',
  });
  const portrait = await visitor.ask(reader.photoURL);
  expect(portrait.headers.get('content-type')).toBe('image/svg+xml');
});

test('the same name is the same reader, on every name of this machine', async () => {
  const here = new Visitor(base);
  const there = new Visitor(base.replace('localhost', '127.0.0.1'));
  await here.signIn({ name: 'Ada Sample' });
  await there.signIn({ person: ada });
  expect((await readerOf(there)).uid).toBe((await readerOf(here)).uid);
});

test('the popup ends where it began when sign-in is cancelled, and says so', async () => {
  const visitor = new Visitor(base);
  const { url, answer } = await visitor.signIn({ cancel: 'yes' });
  expect(url.pathname).toBe('/auth/done');
  expect(url.searchParams.has('error')).toBe(true);
  expect(await answer.text()).toContain('You are not signed in.');
  expect(await readerOf(visitor)).toBeNull();
});

test.each(['cross-site', 'same-site'])(
  'a %s page can not use up the sign-ins and writes of its visitors',
  async (from) => {
    const limited = openTestApp({ config: { writesPerMinute: 1 } });
    const visitor = new Visitor(await limited.listen());
    for (let i = 0; i < 10; i++) await visitor.ask('/auth/popup', { headers: { 'sec-fetch-site': from } });
    const { url } = await visitor.open('/auth/popup', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(url.pathname).toBe('/oidc/authorize');
    limited.close();
  },
);

test('no address, no e-mail, no browser and no token of a reader is kept', async () => {
  const visitor = new Visitor(base);
  await visitor.signIn({ name: 'Ada' });
  await visitor.signIn({ name: 'Ada' });
  const [user] = site.db.prepare('SELECT email FROM user').all();
  expect(user?.email).toMatch(/@reader\.invalid$/);
  const kept = (sql: string) =>
    site.db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  expect(kept('SELECT ipAddress, userAgent FROM session').flat().filter(Boolean)).toEqual([]);
  // The format that the cleanup compares it by.
  expect(kept('SELECT expiresAt FROM session').flat()[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(kept('SELECT accessToken, refreshToken, idToken FROM account').flat().filter(Boolean)).toEqual([]);
  expect(JSON.stringify(await readerOf(visitor))).not.toContain('@');
});

test('the pages of the popup load only their own files', async () => {
  const visitor = new Visitor(base);
  const chooser = await visitor.open('/auth/popup');
  const markup = await chooser.answer.text();
  expect(chooser.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(markup).not.toMatch(/style=|<script>|onclick/);
  for (const path of [
    ...markup.matchAll(/<(?:script|img|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g),
  ].map(([, path = '']) => path)) {
    expect((await visitor.ask(path)).status, path).toBe(200);
  }
  expect((await visitor.ask('/auth/done.js')).headers.get('content-type')).toMatch(/^text\/javascript/);
});

test('while the provider is away nobody can sign in, but sessions live on, and it is found when it is back', async () => {
  const visitor = new Visitor(base);
  await visitor.signIn({ name: 'Ada' });

  let isAway = true;
  const provider = new Hono().get('*', (c) =>
    isAway ? c.text('away', 503) : c.redirect(`${base}${c.req.path}`),
  );
  const server = createAdaptorServer({ fetch: provider.fetch }).listen(0);
  const port = (server.address() as { port: number }).port; // it listens on a port, not on a pipe
  const auth: Auth = createAuth({
    db: site.db,
    secret: 'a-secret-for-tests-that-is-long-enough-0123456789',
    isHttps: false,
    client: {
      ...localClient,
      discoveryUrl: () => `http://localhost:${port}/oidc/.well-known/openid-configuration`,
    },
    log: () => {},
  });
  const request = () => new Request(base, { headers: { cookie: visitor.cookie } });

  expect(await auth.begin(request(), base)).toBeNull();
  expect((await auth.readSession(request())).reader).toMatchObject({ displayName: 'Ada' });
  isAway = false;
  expect((await auth.begin(request(), base))?.url).toMatch(/\/oidc\/authorize\?/);
  server.close();
});

test('a popup whose provider is away says so in words', async () => {
  const away: Auth = {
    readSession: async () => ({ reader: null, cookies: [] }),
    begin: async () => null,
    finish: async () => null,
    signOut: async () => [],
  };
  const unlimited = async () => null;
  const limits = {
    reader: unlimited,
    address: unlimited,
    contact: unlimited,
    signUps: unlimited,
    subscriber: unlimited,
    earlierComments: unlimited,
    streamsPerAddress: 1,
  };
  const app = authRoutes({ auth: away, ownOrigin: () => 'http://localhost', limits });
  expect((await app.request('/auth/popup')).headers.get('location')).toBe('/auth/done?error=unavailable');
  const said = async (error: string) => (await app.request(`/auth/done?error=${error}`)).text();
  expect(await said('unavailable')).toContain('could not be reached');
  expect(await said('rate_limited')).toContain('too many tries');
  expect(await said('access_denied')).toContain('was cancelled');
  expect(await said('only_on_this_machine')).toContain('works only in a browser on the machine that runs it');
});

test('a site on https has secure cookies, returns to its public address, and asks for no e-mail', async () => {
  const auth = createAuth({
    db: site.db,
    secret: 'a-secret-for-tests-that-is-long-enough-0123456789',
    isHttps: true,
    client: {
      clientId: 'id',
      clientSecret: 'secret',
      discoveryUrl: () => `${base}/oidc/.well-known/openid-configuration`,
    },
    log: () => {},
  });
  // Behind a proxy the request itself arrives by plain http.
  const begun = await auth.begin(new Request('http://robin.example/auth/popup'), 'https://robin.example');
  const query = new URL(begun?.url ?? '').searchParams;
  expect(query.get('redirect_uri')).toBe('https://robin.example/api/auth/callback/google');
  expect(query.get('scope')).toBe('openid profile');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(begun?.cookies.length).toBeGreaterThan(0);
  for (const cookie of begun?.cookies ?? []) expect(cookie).toMatch(/^__Host-site\..*; Path=\/;.*; Secure/);
});
