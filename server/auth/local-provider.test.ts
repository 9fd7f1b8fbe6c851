import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { ownOriginOf } from '#server/http/origins.ts';
import { localProvider } from './local-provider.ts';
import { personNamed, samplePeople } from './people.ts';

const origin = 'http://localhost';
const verifier = 'v'.repeat(64);
const clock = { now: 0 };
let provider: ReturnType<typeof localProvider>;
beforeEach(() => {
  clock.now = Date.now();
  provider = localProvider(ownOriginOf(undefined), () => new Date(clock.now));
});

const asked = {
  response_type: 'code',
  client_id: 'this-site',
  redirect_uri: `${origin}/api/auth/callback/google`,
  state: 'the-state',
  nonce: 'the-nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};
const form = (fields: Record<string, string>, headers: Record<string, string> = { origin }) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});
const authorize = async (choice: Record<string, string>) => {
  const answer = await provider.request('/authorize', form({ ...asked, ...choice }));
  return new URL(answer.headers.get('location') ?? 'about:blank');
};
const redeem = (code: string, more: Record<string, string> = {}) => {
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: asked.redirect_uri,
    code_verifier: verifier,
  };
  return provider.request('/token', form({ ...fields, ...more }, {}));
};

test('a code is redeemed for a signed token that says who it is', async () => {
  const back = await authorize({ name: ' Zoë ' });
  expect([back.pathname, back.searchParams.get('state')]).toEqual(['/api/auth/callback/google', 'the-state']);
  const tokens = await (await redeem(back.searchParams.get('code') ?? '')).json();
  const keys = createLocalJWKSet(await (await provider.request('/jwks')).json());
  const { payload } = await jwtVerify(tokens.id_token, keys, {
    issuer: `${origin}/oidc`,
    audience: 'this-site',
    algorithms: ['ES256'],
  });
  expect(payload).toMatchObject({ name: 'Zoë', nonce: 'the-nonce', sub: personNamed('Zoë').sub });
  expect(payload).not.toHaveProperty('email');
});

test('the chooser has a button for each sample person, one of them right to left, and a field for a name', async () => {
  const markup = await (await provider.request(`/authorize?${new URLSearchParams(asked)}`)).text();
  expect(samplePeople.length).toBeGreaterThanOrEqual(3);
  for (const { name } of samplePeople)
    expect(markup).toMatch(new RegExp(`<button[^>]*>.*${name}.*</button>`));
  expect(samplePeople.some(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  expect(markup).toMatch(/<label for="name">Name<\/label>/);
  expect(markup).toMatch(/<button[^>]*>Continue<\/button>/);
});

test('what a sign-in brings along stays text in the chooser', async () => {
  const query = new URLSearchParams({ ...asked, state: '"><script>alert(1)</script>' });
  const markup = await (await provider.request(`/authorize?${query}`)).text();
  expect(markup).not.toContain('<script>alert');
});

test('no name is asked for again', async () => {
  const answer = await provider.request('/authorize', form({ ...asked, name: '   ' }));
  expect(await answer.text()).toContain('Choose an account');
});

test('a name is the same person however it is written', () => {
  expect(personNamed(' Ada Sample ').sub).toBe(personNamed('ada sample').sub);
  expect(personNamed('Zoe\u0308').sub).toBe(personNamed('Zo\u00eb').sub);
  expect(personNamed('Ada').sub).not.toBe(personNamed('Grace').sub);
});

test('every sample person has a portrait without styles or scripts', async () => {
  for (const { portrait } of samplePeople) {
    const drawing = await (await provider.request(`/people/${portrait}.svg`)).text();
    expect(drawing).toMatch(/^<svg /);
    expect(drawing).not.toMatch(/style|script|href/);
  }
  expect((await provider.request('/people/nobody.svg')).status).toBe(404);
  expect((await provider.request('/people/constructor.svg')).status).toBe(404);
});
