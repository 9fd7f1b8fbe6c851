import { beforeEach, expect, test } from 'vitest';
import { startGoogle } from '#server/testing/google.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openedByToken, Visitor } from '#server/testing/visitor.ts';
import { createAuth } from './auth.ts';
import { createOwner } from './owner.ts';
import { samplePeople } from './sample-people.ts';

let site: TestApp;
let base: string;
beforeEach(async () => {
  site = openTestApp();
  base = await site.listen();
});

const ada = samplePeople[0]?.sub ?? '';

test('the same name is the same reader, on every name of this machine', async () => {
  const here = new Visitor(base);
  const there = new Visitor(base.replace('localhost', '127.0.0.1'));
  await here.signIn({ name: 'Ada Sample' });
  await there.signIn({ person: ada });
  expect((await there.reader()).uid).toBe((await here.reader()).uid);
});

test('whose account was cleaned up is the same person at the next sign-in, with their drafts', async () => {
  const visitor = new Visitor(base);
  await visitor.signIn({ person: ada });
  const { uid } = await visitor.reader();
  site.db.exec('DELETE FROM "user"');
  expect(await visitor.reader()).toBeNull();
  await visitor.signIn({ person: ada });
  expect((await visitor.reader()).uid).toBe(uid);
  await visitor.signIn({ name: 'Grace' });
  expect((await visitor.reader()).uid).not.toBe(uid);
});

const day = 24 * 60 * 60 * 1000;

test('a session ends 30 days after the sign-in, as the privacy policy says, and no visit extends it', async () => {
  const visitor = new Visitor(base);
  await visitor.signIn({ person: ada });
  const end = () => Date.parse(String(site.db.prepare('SELECT expiresAt FROM session').get()?.expiresAt));
  expect((end() - Date.now()) / day).toBeCloseTo(30, 2);
  site.db.prepare('UPDATE session SET expiresAt = ?').run(new Date(Date.now() + 2 * day).toISOString());
  expect(await visitor.reader()).toMatchObject({ displayName: 'Ada Sample' });
  expect((end() - Date.now()) / day).toBeCloseTo(2, 2);
  site.db.prepare('UPDATE session SET expiresAt = ?').run(new Date(Date.now() - 1).toISOString());
  expect(await visitor.reader()).toBeNull();
});

test('nobody is signed out by a full disk', async () => {
  const visitor = new Visitor(base);
  await visitor.signIn({ person: ada });
  site.db.exec('PRAGMA query_only = ON');
  expect(await visitor.reader()).toMatchObject({ displayName: 'Ada Sample' });
  const { url, answer } = await new Visitor(base).signIn({ person: ada });
  expect(url.search).toBe('?error=unavailable');
  expect(await answer.text()).toContain('the site can’t save anything right now');
});

test('a database that refuses to end a session signs nobody out in appearance only', async () => {
  const ada = await site.as('Ada');
  const signOut = async () => (await ada('/api/reader/sign-out', { method: 'POST' })).status;
  site.db.exec(
    "CREATE TEMP TRIGGER full BEFORE DELETE ON session BEGIN SELECT RAISE(FAIL, 'disk is full'); END",
  );
  expect([await signOut(), await (await ada('/api/reader')).json()]).toMatchObject([503, { reader: {} }]);
  site.db.exec('DROP TRIGGER full');
  expect([await signOut(), await (await ada('/api/reader')).json()]).toEqual([204, { reader: null }]);
});

test('a sample person has one account, whichever button leads to the window, and keeps it for emails', async () => {
  site = openTestApp({ manifest: { ...manifest, signIn: ['google', 'email'] }, wakeOutbox: () => {} });
  base = await site.listen();
  const visitor = new Visitor(base);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const uids = new Set<string>();
  for (const query of ['with=google', 'with=github', 'with=email', 'for=reply-mails']) {
    await visitor.signIn({ person: ada }, { path: `/auth/popup?${query}`, headers });
    uids.add((await visitor.reader()).uid);
  }
  expect(uids.size).toBe(1);
});

test.each(['cross-site', 'same-site'])(
  'a %s page can not use up the sign-ins and writes of its visitors',
  async (from) => {
    const limited = openTestApp({ config: { writesPerMinute: 1 } });
    const visitor = new Visitor(await limited.listen());
    for (let i = 0; i < 10; i++) await visitor.ask('/auth/popup', { headers: { 'sec-fetch-site': from } });
    const { url } = await visitor.open('/auth/popup', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(url.pathname).toBe('/auth/popup');
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
  expect(JSON.stringify(await visitor.reader())).not.toContain('@');
});

test('the pages of the popup load only their own files', async () => {
  const visitor = new Visitor(base);
  await visitor.ask(openedByToken);
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

test('an empty form is read by its name, and its box is not called invalid', async () => {
  const visitor = new Visitor(base);
  const form = async () => {
    const { answer } = await visitor.open('/auth/popup?with=google');
    return (await answer.text()).split('<form').find((each) => each.includes(' required'));
  };
  const named = /^[^>]* aria-label="\w.* required[^>]* aria-invalid="false"/s;
  await visitor.open(openedByToken);
  expect(await form()).toMatch(named);
});

test.each([
  ['rate_limited', 'too many attempts'],
  ['access_denied', 'was canceled'],
])('a sign-in that ends with %s says so in words', async (error, text) => {
  expect(await (await site.app.request(`/auth/done?error=${error}`)).text()).toContain(text);
});

test('a site on https has secure cookies, returns to its public address, and asks for no e-mail', async () => {
  const google = await startGoogle();
  const auth = createAuth({
    db: site.db,
    manifest,
    secret: 'a-secret-for-tests-that-is-long-enough-0123456789',
    isHttps: true,
    ownOrigin: () => 'https://robin.example',
    clients: { google: google.client },
    owner: createOwner(site.db, manifest.owner),
    onSignIn: () => {},
    log: () => {},
  });
  // Behind a proxy the request itself arrives by plain http.
  const begun = await auth.begin(new Request('http://robin.example/auth/popup'), 'google', false);
  const query = new URL(begun?.url ?? '').searchParams;
  expect(query.get('redirect_uri')).toBe('https://robin.example/api/auth/callback/google');
  expect(query.get('scope')).toBe('openid profile');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(begun?.cookies.length).toBeGreaterThan(0);
  for (const cookie of begun?.cookies ?? []) expect(cookie).toMatch(/^__Host-site\..*; Path=\/;.*; Secure/);
  await google.stop();
});
