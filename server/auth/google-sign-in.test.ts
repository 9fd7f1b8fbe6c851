import { generateKeyPairSync, sign } from 'node:crypto';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { startGoogle, type TestGoogle } from '#server/testing/google.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';

let site: TestApp;
let base: string;
let google: TestGoogle;
beforeEach(async () => {
  google = await startGoogle();
  site = openTestApp({ config: { clients: { google: google.client } } });
  base = await site.listen();
});
afterEach(() => google.stop());

/** Signs in with a browser of their own, and says where that ended and who they are to the site. */
async function signIn(path = '/auth/popup', visitor = new Visitor(base)) {
  const { url } = await visitor.open(path);
  return { url, visitor, reader: await visitor.reader() };
}
const kept = () => site.db.prepare('SELECT id FROM session UNION SELECT id FROM user').all();

test('the right ID token signs in, and the sign-in asks for no address', async () => {
  const { url, reader } = await signIn();
  expect(url.href).toBe(`${base}/auth/done`);
  expect(reader).toEqual({
    uid: expect.any(String),
    displayName: 'Ada',
    photoURL: 'https://pictures.example/ada.png',
  });
  expect(google.asked).toEqual(['openid profile']);
});

const now = () => Math.floor(Date.now() / 1000);
test.each<[string, Partial<Pick<TestGoogle, 'claims' | 'idToken'>>]>([
  ['signed by someone else', { idToken: signedBySomeoneElse }],
  ['signed by nobody', { idToken: (token) => new UnsecuredJWT(decodeJwt(token)).encode() }],
  ['of another issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
  ['for another site', { claims: (claims) => ({ ...claims, aud: 'another-site' }) }],
  ['that has expired', { claims: (claims) => ({ ...claims, exp: now() - 60 }) }],
  ['of another sign-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['of no sign-in', { claims: ({ nonce: _, ...claims }) => claims }],
  ['that is not there', { idToken: () => undefined }],
])('an ID token %s signs nobody in', async (_, change) => {
  Object.assign(google, change);
  const { url, reader } = await signIn();
  expect(google.tokensGiven).toBe(1);
  expect([url.pathname, url.searchParams.has('error')]).toEqual(['/auth/done', true]);
  expect(reader).toBeNull();
  expect(kept()).toEqual([]);
});

function signedBySomeoneElse(token: string): string {
  const signed = token.slice(0, token.lastIndexOf('.'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

test('a provider without keys to check its tokens by signs nobody in', async () => {
  google.hasKeys = false;
  expect(await signIn()).toMatchObject({ url: { search: '?error=unavailable' }, reader: null });
  expect(kept()).toEqual([]);
});

test('a name and a picture that changed at the provider are taken over at the next sign-in', async () => {
  const { reader } = await signIn();
  Object.assign(google.person, { name: 'Ada Sample', picture: 'https://pictures.example/new.png' });
  const again = {
    uid: reader.uid,
    displayName: 'Ada Sample',
    photoURL: 'https://pictures.example/new.png',
  };
  expect((await signIn()).reader).toEqual(again);
});

test('while Google is away nobody can sign in, but sessions live on, and it is found when it is back', async () => {
  const { visitor } = await signIn();
  await google.stop();
  const restarted = openTestApp({ db: site.db, config: { clients: { google: google.client } } });
  const there = new Visitor(await restarted.listen());
  expect((await there.open('/auth/popup')).url.search).toBe('?error=unavailable');
  const asked = await restarted.app.request('/api/reader', { headers: { cookie: visitor.cookie } });
  expect(await asked.json()).toMatchObject({ reader: { displayName: 'Ada' } });
  await google.start();
  expect((await there.open('/auth/popup')).url.search).toBe('');
  expect(await there.reader()).toMatchObject({ displayName: 'Ada' });
});

// Every test fails when something is written to the console as an error.
test('an error inside the library is in the log of the server, and nowhere else', async () => {
  site.db.exec('DROP TABLE session');
  expect((await new Visitor(base).open('/auth/popup')).url.search).toBe('?error=unavailable');
  expect(site.lines.join('\n')).toMatch(
    /error on GET \/api\/auth\/callback\/google: .*no such table: session/,
  );
  site.db.exec('DROP TABLE verification');
  expect((await new Visitor(base).open('/auth/popup')).url.search).toBe('?error=unavailable');
  expect(site.lines.join('\n')).toMatch(/no such table: verification/);
});

test('an account that no longer has the address of the owner is not the owner, not even in older sessions', async () => {
  google.address = 'robin@mail.example';
  const { visitor, reader } = await signIn('/auth/popup?as=owner');
  expect(reader).toMatchObject({ isOwner: true });
  google.address = 'robin@elsewhere.example';
  expect((await signIn('/auth/popup?as=owner')).reader).not.toHaveProperty('isOwner');
  expect(await visitor.reader()).not.toHaveProperty('isOwner');
});

test('an owner who signs in to comment is asked for the address too, and stays the owner if it is still the same', async () => {
  google.address = 'robin@mail.example';
  await signIn('/auth/popup?as=owner');
  expect((await signIn()).reader).toMatchObject({ isOwner: true });
  expect(google.asked).toEqual(['email openid profile', 'openid profile', 'email openid profile']);
  google.address = 'robin@elsewhere.example';
  const { url, reader } = await signIn();
  expect(url.pathname).toBe('/auth/done');
  expect(reader).not.toHaveProperty('isOwner');
});

test('an owner whose address stays unknown is signed in, but not as the owner', async () => {
  google.address = 'robin@mail.example';
  await signIn('/auth/popup?as=owner');
  google.claims = ({ email: _, ...claims }) => claims;
  const { url, reader } = await signIn();
  expect(url.pathname).toBe('/auth/done');
  expect(Object.keys(reader)).not.toContain('isOwner');
  expect(google.asked).toHaveLength(3);
});

test.each<[string, () => Partial<Config>]>([
  ['once Google signs people in', () => ({ clients: { google: google.client } })],
  ['while sign-in is off', () => ({ signIn: false })],
])('a sample account is neither signed in nor the owner %s', async (_, config) => {
  const sample = openTestApp();
  const there = new Visitor(await sample.listen());
  await there.signIn({ person: 'owner' });
  expect(await there.reader()).toMatchObject({ isOwner: true });
  const { app } = openTestApp({ db: sample.db, config: config() });
  const asked = await app.request('/api/reader', { headers: { cookie: there.cookie } });
  expect(await asked.json()).toEqual({ reader: null });
  expect(sample.db.prepare('SELECT * FROM owners').all()).toEqual([]);
});
