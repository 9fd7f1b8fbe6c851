import { describe, expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { editing } from './comment-requests.ts';
import { targets } from './shared-targets.ts';
import type { Target } from './target.ts';

const refuses = attacks('sessions');

/** Names under which a session has been kept, or that a library might read. */
const names = [
  'site',
  '__Secure-site',
  '__Host-site',
  '__host-site',
  // A library that trims names would take these for our own.
  '\u00a0site',
  '\u00a0__Host-site',
  'better-auth',
  '__Secure-better-auth',
].map((prefix) => `${prefix}.session_token`);

const readerOf = async (target: Target, cookie: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${target.origin}/api/reader`, { headers: { cookie, ...headers } });
  const { reader } = await answer.json();
  return reader?.displayName ?? null;
};

/** A signed-in person's session cookie, in its two halves. */
async function session(target: Target, name: string) {
  const visitor = await target.signedIn(name);
  const [, cookieName = '', value = ''] = /(\S*session_token)=([^;]+)/.exec(visitor.cookie) ?? [];
  expect(value).not.toBe('');
  return { visitor, name: cookieName, value, cookie: `${cookieName}=${value}` };
}

test('on https the session cookie belongs to this host alone', async () => {
  expect((await session(targets.https, 'Ada')).name).toMatch(/^__Host-/);
});

describe.each(['http', 'https'] as const)('on %s', (scheme) => {
  const target = targets[scheme];

  const plants = names.flatMap((name) => [
    { name, isFirst: true },
    { name, isFirst: false },
  ]);

  refuses('a planted cookie never becomes the session it came along with', plants, async (plant) => {
    const ada = await session(target, 'Ada');
    const eve = await session(target, 'Eve');
    for (const value of ['planted-by-eve', eve.value]) {
      const planted = `${plant.name}=${value}`;
      const both = plant.isFirst ? [planted, ada.cookie] : [ada.cookie, planted];
      const asked = await readerOf(target, both.join('; '));
      // A cookie of the very same name may hide the victim's own session, which signs them out of it and no more.
      if (plant.name !== ada.name) expect(asked).toBe('Ada');
      expect(await readerOf(target, planted)).toBe(
        plant.name === eve.name && value === eve.value ? 'Eve' : null,
      );
      expect(await readerOf(target, eve.cookie)).toBe('Eve');
    }
  });

  const respelled: Record<string, (value: string) => string> = {
    decoded: decodeURIComponent,
    'in lower case': (value) => value.replace(/%\w\w/g, (code) => code.toLowerCase()),
    'all encoded': (value) =>
      [...decodeURIComponent(value)]
        .map((character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''),
    quoted: (value) => `"${value}"`,
    'as %2B': (value) => value.replaceAll('+', '%2B').replaceAll('=', '%3D').replaceAll('/', '%2F'),
    same: (value) => value,
  };
  refuses('no spelling of a cookie outlives its sign-out', Object.keys(respelled), async (spelling) => {
    const { visitor, name, value } = await session(target, 'Ada');
    const cookie = `${name}=${respelled[spelling]?.(value)}`;
    await readerOf(target, cookie);
    await readerOf(target, `${name}=${value}`);
    expect((await visitor.ask('/api/reader/sign-out', { method: 'POST' })).status).toBe(204);
    expect(await readerOf(target, cookie)).toBeNull();
    expect(await readerOf(target, `${name}=${value}`)).toBeNull();
  });

  refuses('a session counts under its own name alone', names, async (name) => {
    const ada = await session(target, 'Ada');
    if (name === ada.name) expect(await readerOf(target, ada.cookie)).toBe('Ada');
    else expect(await readerOf(target, `${name}=${ada.value}`)).toBeNull();
  });

  refuses(
    'signing in makes a new session, whatever was there before',
    ['made up', 'of another person'],
    async (kind) => {
      const eve = await session(target, 'Eve');
      const fixed = kind === 'made up' ? 'fixed.c2lnbmF0dXJl' : eve.value;
      const victim = target.visitor();
      await victim.ask('/auth/popup', { headers: { cookie: `${eve.name}=${fixed}` } });
      await victim.signIn({ name: 'Ada' });
      expect(victim.cookie).not.toContain(fixed);
      expect(await readerOf(target, victim.cookie)).toBe('Ada');
      expect(await readerOf(target, `${eve.name}=${fixed}`)).toBe(kind === 'made up' ? null : 'Eve');
    },
  );

  const forgeries: Record<string, (token: string, signature: string, other: string) => string> = {
    'no signature': (token) => token,
    'an empty signature': (token) => `${token}.`,
    'half a signature': (token, signature) => `${token}.${signature.slice(0, signature.length / 2)}`,
    "another session's signature": (token, _signature, other) => `${token}.${other}`,
    'a changed signature': (token, signature) =>
      `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'a changed token': (token, signature) => `${token.slice(1)}${token.slice(0, 1)}x.${signature}`,
    'a longer token': (token, signature) => `${token}0.${signature}`,
    'two signatures': (token, signature) => `${token}.${signature}.${signature}`,
    'a signature of zeros': (token) => `${token}.${Buffer.alloc(32).toString('base64')}`,
    'a character of another case': (token, signature) =>
      `${token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase()}.${signature}`,
  };
  refuses('a cookie that was tampered with is no session', Object.keys(forgeries), async (kind) => {
    const ada = await session(target, 'Ada');
    const eve = await session(target, 'Eve');
    const [token = '', signature = ''] = decodeURIComponent(ada.value).split('.');
    const [, other = ''] = decodeURIComponent(eve.value).split('.');
    const forged = forgeries[kind]?.(token, signature, other) ?? '';
    expect(await readerOf(target, `${ada.name}=${encodeURIComponent(forged)}`)).toBeNull();
    expect(await readerOf(target, `${ada.name}=${forged}`)).toBeNull();
  });

  refuses('a session ends when it expires', ['2020-01-01T00:00:00.000Z'], async (expiresAt) => {
    const ada = await session(target, 'Ada');
    expect(await readerOf(target, ada.cookie)).toBe('Ada');
    const token = decodeURIComponent(ada.value).split('.')[0] ?? '';
    const db = target.database();
    db.prepare('UPDATE session SET expiresAt = ? WHERE token = ?').run(expiresAt, token);
    db.close();
    expect(await readerOf(target, ada.cookie)).toBeNull();
    expect((await ada.visitor.ask('/api/comments/abc1234', editing({ body: 'Late' }))).status).toBe(401);
  });

  const elsewhere = [
    'authorization',
    'x-session-token',
    'set-auth-token',
    'x-user-id',
    'x-better-auth-token',
  ];
  refuses('a session is taken from its cookie, and from no other header', elsewhere, async (header) => {
    const { value } = await session(target, 'Ada');
    const token = decodeURIComponent(value);
    expect(
      await readerOf(target, '', { [header]: header === 'authorization' ? `Bearer ${token}` : token }),
    ).toBeNull();
  });

  const attributes = [
    /; HttpOnly/i,
    /; SameSite=(Lax|Strict)/i,
    /; Path=\/(;|$)/i,
    /^(?!.*; Domain=)/i,
  ].concat(scheme === 'https' ? [/; Secure/i, /^__Host-/] : []);
  refuses(
    'no cookie of the site can be read by a script or sent from elsewhere',
    attributes,
    async (attribute) => {
      const set: string[] = [];
      const visitor = target.visitor();
      const ask = visitor.ask.bind(visitor);
      visitor.ask = async (...request) => {
        const answer = await ask(...request);
        set.push(...answer.headers.getSetCookie());
        return answer;
      };
      await visitor.signIn({ name: 'Ada' });
      expect(set.length).toBeGreaterThan(1);
      expect(set.filter((cookie) => !attribute.test(cookie))).toEqual([]);
    },
  );

  const ownRoutes = [
    ...['sign-up/email', 'sign-in/email', 'sign-in/social', 'sign-in/oauth2', 'sign-out', 'update-user'],
    ...['delete-user', 'change-email', 'change-password', 'link-social', 'revoke-session', 'revoke-sessions'],
    ...['get-session', 'list-sessions', 'list-accounts', 'get-access-token', 'refresh-token', 'account-info'],
    ...['request-password-reset', 'verify-email', 'ok', 'error', 'reference', 'oauth2/link'],
  ];
  refuses('the routes that the library brings along are not there', ownRoutes, async (route) => {
    const { visitor } = await session(target, 'Ada');
    for (const method of ['GET', 'POST']) {
      const body =
        method === 'POST' ? '{"name":"Mallory","email":"m@reader.example","password":"12345678"}' : null;
      const headers = { 'content-type': 'application/json' };
      expect((await visitor.ask(`/api/auth/${route}`, { method, body, headers })).status).toBe(404);
    }
    expect(await readerOf(target, visitor.cookie)).toBe('Ada');
  });
});
