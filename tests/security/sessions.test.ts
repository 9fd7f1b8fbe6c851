import { describe, expect } from 'vitest';
import { editing } from '#server/testing/comment-requests.ts';
import { attacks, inputs } from './attacks.ts';
import { targets } from './shared-targets.ts';
import type { Target } from './target.ts';

const refuses = attacks('sessions', { atOnce: 8 });

/** Names that a session cookie has had, or that a library might read. */
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

describe.each(['http', 'https'] as const)('on %s', async (scheme) => {
  const target = targets[scheme];
  const [ada, eve] = [await session(target, 'Ada'), await session(target, 'Eve')];

  const plants = names.flatMap((name) => [
    { name, isFirst: true },
    { name, isFirst: false },
  ]);

  refuses('a planted cookie never becomes the session that came with it', plants, async (plant) => {
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
    if (name === ada.name) expect(await readerOf(target, ada.cookie)).toBe('Ada');
    else expect(await readerOf(target, `${name}=${ada.value}`)).toBeNull();
  });

  refuses(
    'signing in makes a new session, no matter what was there before',
    ['made up', 'of another person'],
    async (kind) => {
      const fixed = kind === 'made up' ? 'fixed.c2lnbmF0dXJl' : eve.value;
      const victim = target.visitor();
      await victim.ask('/auth/popup', { headers: { cookie: `${eve.name}=${fixed}` } });
      await victim.signIn({ name: 'Ada' });
      expect(victim.cookie).not.toContain(fixed);
      expect(await readerOf(target, victim.cookie)).toBe('Ada');
      expect(await readerOf(target, `${eve.name}=${fixed}`)).toBe(kind === 'made up' ? null : 'Eve');
    },
  );

  refuses('no session outlives the next sign-in of its browser', ['Ada', 'Eve'], async (next) => {
    const { visitor, cookie } = await session(target, 'Ada');
    await visitor.signIn({ name: next });
    expect(await readerOf(target, visitor.cookie)).toBe(next);
    expect(await readerOf(target, cookie)).toBeNull();
  });

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
    const [token = '', signature = ''] = decodeURIComponent(ada.value).split('.');
    const [, other = ''] = decodeURIComponent(eve.value).split('.');
    const forged = forgeries[kind]?.(token, signature, other) ?? '';
    expect(await readerOf(target, `${ada.name}=${encodeURIComponent(forged)}`)).toBeNull();
    expect(await readerOf(target, `${ada.name}=${forged}`)).toBeNull();
  });

  refuses('a session ends when it expires', ['2020-01-01T00:00:00.000Z'], async (expiresAt) => {
    const late = await session(target, 'Late');
    expect(await readerOf(target, late.cookie)).toBe('Late');
    const token = decodeURIComponent(late.value).split('.')[0] ?? '';
    const db = target.database();
    db.prepare('UPDATE session SET expiresAt = ? WHERE token = ?').run(expiresAt, token);
    db.close();
    expect(await readerOf(target, late.cookie)).toBeNull();
    expect((await late.visitor.ask('/api/comments/abc1234', editing({ body: 'Late' }))).status).toBe(401);
  });

  const others = ['authorization', 'x-session-token', 'set-auth-token', 'x-user-id', 'x-better-auth-token'];
  refuses('a session comes from its cookie, and from no other header', others, async (header) => {
    const token = decodeURIComponent(ada.value);
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
  const set: string[] = [];
  const recorded = target.visitor();
  const ask = recorded.ask.bind(recorded);
  recorded.ask = async (...request) => {
    const answer = await ask(...request);
    set.push(...answer.headers.getSetCookie());
    return answer;
  };
  await recorded.signIn({ name: 'Ada' });
  refuses('no script reads a cookie of the site, and no other site sends one', attributes, (attribute) => {
    expect(set.length).toBeGreaterThan(1);
    expect(set.filter((cookie) => !attribute.test(cookie))).toEqual([]);
  });

  const ownRoutes = inputs`
    sign-up/email sign-in/email sign-in/social sign-in/oauth2 sign-out update-user delete-user change-email
    change-password link-social revoke-session revoke-sessions get-session list-sessions list-accounts
    get-access-token refresh-token account-info request-password-reset verify-email ok error reference
    oauth2/link`;
  refuses('the routes of the library itself are not there', ownRoutes, async (route) => {
    for (const method of ['GET', 'POST']) {
      const body =
        method === 'POST' ? '{"name":"Mallory","email":"m@reader.example","password":"12345678"}' : null;
      const headers = { 'content-type': 'application/json' };
      expect((await ada.visitor.ask(`/api/auth/${route}`, { method, body, headers })).status).toBe(404);
    }
    expect(await readerOf(target, ada.cookie)).toBe('Ada');
  });
});
