import { expect, test } from 'vitest';
import { openedByToken, signInToken } from '#server/testing/visitor.ts';
import { attacks } from './attacks.ts';
import { exchange, rawGet, request } from './raw-request.ts';
import { published, targets } from './shared-targets.ts';

// Sample accounts are for the person who started the site and sees its terminal. Behind a proxy or a tunnel that adds no header, a
// stranger's request looks like the owner's in everything but the token.

const refuses = attacks('sample accounts without the token of the terminal', { atOnce: 8 });

const target = targets.http;
const { host } = new URL(target.origin);
const cookie = `site.sign_in_token=${signInToken}`;

/** Chooses the owner's account, with these headers and fields beside it. */
function chooseOwner(headers: readonly string[], fields: Readonly<Record<string, string>> = {}) {
  const body = String(new URLSearchParams({ person: 'owner', ...fields }));
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const length = `Content-Length: ${body.length}`;
  const head = ['POST /auth/popup HTTP/1.1', ...headers, type, length, 'Connection: close'];
  return exchange(target.connect(), request(head, body));
}
const local = [`Host: ${host}`, `Origin: ${target.origin}`];

test('the person who opened the address of the terminal signs in as anyone', async () => {
  const { text } = await chooseOwner([...local, `Cookie: ${cookie}`]);
  expect(text).toMatch(/^Set-Cookie: site\.session_token=/im);
  const ada = await target.signedIn('Ada');
  expect(await (await ada.ask('/api/reader')).json()).toMatchObject({ reader: { displayName: 'Ada' } });
});

test('without the token the window says where to find it, and the address of the terminal opens the accounts', async () => {
  const visitor = target.visitor();
  const open = async () => (await visitor.open('/auth/popup?as=owner')).answer.text();
  expect(await open()).toContain('from your terminal');
  await visitor.open(openedByToken);
  expect(await open()).toContain('Choose an account');
});

const disguises = [
  [],
  ['X-Forwarded-For: 127.0.0.1'],
  ['X-Forwarded-For: 203.0.113.7'],
  ['X-Real-IP: ::1'],
  ['Forwarded: for=127.0.0.1;host=localhost'],
  ['X-Forwarded-Host: localhost'],
  ['Via: 1.1 proxy.example'],
  ['Sec-Fetch-Site: same-origin', `Referer: ${target.origin}/auth/popup`],
  ['Authorization: Bearer owner'],
];
refuses('a forged Origin and Host sign nobody in, whatever a proxy adds', disguises, async (headers) => {
  for (const each of [host, 'localhost', '127.0.0.1', '[::1]']) {
    const { text } = await chooseOwner([`Host: ${each}`, `Origin: http://${each}`, ...headers]);
    expect(text).not.toMatch(/^Set-Cookie/im);
    expect(text).not.toContain('value="owner"');
  }
});

const guesses = [
  '',
  'undefined',
  'null',
  'owner',
  '*',
  signInToken.slice(1),
  signInToken.slice(0, -1),
  `${signInToken}x`,
  ` ${signInToken.toUpperCase()}`,
  `${signInToken},${signInToken}`,
  `[${signInToken}]`,
  `${signInToken}\0`,
  'x'.repeat(5000),
];
refuses(
  'no other token opens the accounts: as a cookie, in the address, in the form',
  guesses,
  async (guess) => {
    const value = encodeURIComponent(guess);
    const tries = [
      chooseOwner([...local, `Cookie: site.sign_in_token=${value}`]),
      chooseOwner(local, { token: guess }),
      exchange(target.connect(), rawGet(`/auth/open?token=${value}`, [`Host: ${host}`])),
    ];
    for (const { text } of await Promise.all(tries)) expect(text).not.toMatch(/^Set-Cookie/im);
  },
);

const hosts = ['evil.example', '203.0.113.7', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0'];
refuses(
  'another host name signs nobody in, as in DNS rebinding, not even with the token',
  hosts,
  async (name) => {
    for (const origin of [`http://${name}`, target.origin]) {
      const { statuses, text } = await chooseOwner([
        `Host: ${name}`,
        `Origin: ${origin}`,
        `Cookie: ${cookie}`,
      ]);
      expect(statuses).toEqual([403]);
      expect(text).not.toMatch(/^Set-Cookie/im);
    }
    const { statuses } = await exchange(target.connect(), rawGet('/auth/popup', [`Host: ${name}`]));
    expect(statuses).toEqual([403]);
  },
);

refuses('a published site has no sample accounts at all', [openedByToken, '/auth/open'], async (path) => {
  for (const name of ['robin.example', 'localhost', '127.0.0.1']) {
    const { statuses } = await exchange(published.connect(), rawGet(path, [`Host: ${name}`]));
    expect(statuses).toEqual([404]);
  }
});
