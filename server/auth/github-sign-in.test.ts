import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGitHub } from '#server/testing/github.ts';
import { startGoogle, type TestGoogle } from '#server/testing/google.ts';
import { manifest, openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';

const withBoth = { ...manifest, signIn: ['google', 'github'] } satisfies typeof manifest;
let site: TestApp;
let base: string;
let github: Awaited<ReturnType<typeof startGitHub>>;
let google: TestGoogle;
beforeEach(async () => {
  [github, google] = await Promise.all([startGitHub(), startGoogle()]);
  site = openTestApp({
    manifest: withBoth,
    config: { clients: { google: google.client, github: github.client } },
  });
  base = await site.listen();
});
afterEach(async () => {
  await Promise.all([github.stop(), google.stop()]);
});

async function signIn(path = '/auth/popup?with=github', visitor = new Visitor(base)) {
  const { url } = await visitor.open(path);
  return { url, visitor, reader: await visitor.reader() };
}

test('a person with a GitHub account signs in, and the sign-in asks for no address', async () => {
  const { url, reader } = await signIn();
  expect(url.href).toBe(`${base}/auth/done`);
  expect(reader).toEqual({
    uid: expect.any(String),
    displayName: 'Ada',
    photoURL: 'https://pictures.example/ada.png',
  });
  expect(github.asked).toEqual(['']);
  expect(JSON.stringify(site.db.prepare('SELECT * FROM "user", account').all())).not.toMatch(
    /mail\.example|gho_/,
  );
});

test('a person without a name there has the name of the account', async () => {
  github.person.name = null;
  expect((await signIn()).reader).toMatchObject({ displayName: 'ada' });
});

test("an account with the owner's name signs in, and is shown as a reader until it is the owner", async () => {
  github.person.name = 'Rоbin  EXAMPLE';
  expect((await signIn()).reader.displayName).toBe('Robin Example (reader)');
  github.emails = [{ email: 'robin@mail.example', primary: true, verified: true, visibility: null }];
  const owner = await signIn('/auth/popup?with=github&as=owner');
  expect(owner.reader).toMatchObject({ displayName: 'Rоbin  EXAMPLE', isOwner: true });
});

test('where no account is named as the owner, every name is shown as it is', async () => {
  const { account: _, ...owner } = manifest.owner;
  const without = openTestApp({
    manifest: { ...manifest, owner, signIn: ['github'] },
    config: { clients: { github: github.client } },
  });
  github.person.name = 'Robin Example';
  const visitor = new Visitor(await without.listen());
  await visitor.open('/auth/popup?with=github');
  expect((await visitor.reader()).displayName).toBe('Robin Example');
});

test('the same account is the same person at the next sign-in, with a new name', async () => {
  const { reader } = await signIn();
  github.person.name = 'Ada Sample';
  expect((await signIn()).reader).toEqual({ ...reader, displayName: 'Ada Sample' });
});

test('the same number and the same address at Google are another person', async () => {
  const { reader } = await signIn();
  google.person.sub = '42';
  const atGoogle = await signIn('/auth/popup?with=google&as=owner');
  expect(atGoogle.reader.uid).not.toBe(reader.uid);
});

test('a token that GitHub refuses, a used code or an API that is away signs nobody in', async () => {
  github.tokenError = 'incorrect_client_credentials';
  expect(await signIn()).toMatchObject({ url: { pathname: '/auth/done' }, reader: null });
  github.tokenError = undefined;
  const callback = `/api/auth/callback/github?code=code-0&state=invented`;
  expect((await new Visitor(base).open(callback)).url.searchParams.has('error')).toBe(true);
  github.isApiAway = true;
  expect(await signIn()).toMatchObject({ url: { pathname: '/auth/done' }, reader: null });
});

test('the owner is known by the verified primary address, and only by that', async () => {
  const address = { email: 'robin@mail.example', primary: true, verified: true, visibility: null };
  github.emails = [{ ...address, verified: false }];
  expect((await signIn('/auth/popup?with=github&as=owner')).reader).not.toHaveProperty('isOwner');
  github.emails = [{ ...address, primary: false }];
  expect((await signIn('/auth/popup?with=github&as=owner')).reader).not.toHaveProperty('isOwner');
  github.emails = [address];
  expect((await signIn('/auth/popup?with=github&as=owner')).reader).toMatchObject({ isOwner: true });
  expect(github.asked).toEqual(['user:email', 'user:email', 'user:email']);
});

test('while Google is away, people sign in with GitHub', async () => {
  await google.stop();
  expect((await signIn()).reader).toMatchObject({ displayName: 'Ada' });
  expect((await signIn('/auth/popup?with=google')).url.search).toBe('?error=unavailable');
  await google.start();
});

test('a provider without a client signs nobody in', async () => {
  const only = openTestApp({
    manifest: withBoth,
    config: { clients: { github: github.client } },
  });
  const visitor = new Visitor(await only.listen());
  expect((await visitor.open('/auth/popup?with=google')).url.search).toBe('?error=unavailable');
  expect((await visitor.open('/auth/popup?with=evil')).url.search).toBe('?error=unavailable');
});

test('a provider without a button signs nobody in, although it has a client', async () => {
  const config = { clients: { google: google.client, github: github.client } };
  for (const [button, other] of [
    ['google', 'github'],
    ['github', 'google'],
  ] as const) {
    const only = openTestApp({ manifest: { ...manifest, signIn: [button] }, config });
    const visitor = new Visitor(await only.listen());
    expect((await visitor.open(`/auth/popup?with=${other}`)).url.search).toBe('?error=unavailable');
    expect((await visitor.open(`/auth/popup?with=${button}`)).url.search).toBe('');
  }
});
