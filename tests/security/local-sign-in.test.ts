import { expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { exchange, rawGet } from './raw-request.ts';
import { published, targets } from './shared-targets.ts';

// Sample accounts are for the person at this machine. A proxy or a tunnel in front lets others in.

const refuses = attacks('local sign-in behind proxies', { atOnce: 8 });

const headers = [
  ...[
    '203.0.113.7',
    '127.0.0.1',
    '203.0.113.7, 127.0.0.1',
    '127.0.0.1, 203.0.113.7',
    '::1',
    'unknown',
    '',
  ].map((hops) => ['X-Forwarded-For', hops]),
  ...['for=203.0.113.7', 'for=127.0.0.1', 'for="[::1]";proto=http', 'for=_hidden'].map((hop) => [
    'Forwarded',
    hop,
  ]),
  ['X-Forwarded-Host', 'site.tunnel.example'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Port', '443'],
  ['X-Forwarded-Server', 'proxy.example'],
  ['X-Forwarded', '203.0.113.7'],
  ['X-Real-IP', '203.0.113.7'],
  ['X-Real-IP', '127.0.0.1'],
  ['Via', '1.1 proxy.example'],
  ['CF-Connecting-IP', '203.0.113.7'],
  ['True-Client-IP', '203.0.113.7'],
  ['X-Client-IP', '203.0.113.7'],
  ['X-Cluster-Client-IP', '203.0.113.7'],
  ['Fly-Client-IP', '203.0.113.7'],
  ['Fastly-Client-IP', '127.0.0.1'],
  ['X-Original-Forwarded-For', '127.0.0.1'],
  ['X-Original-Host', 'localhost'],
  ['CF-Ray', '1'],
  ['CDN-Loop', 'cloudflare'],
  ['X-Azure-ClientIP', '127.0.0.1'],
  ['X-Envoy-External-Address', '127.0.0.1'],
  ['X-Appengine-User-IP', '127.0.0.1'],
  ['X-Amzn-Trace-Id', 'Root=1'],
  ['Tailscale-User-Login', 'ada'],
].map(([name = '', value = '']) => ({ name, value }));

const authorization = new URLSearchParams({
  response_type: 'code',
  client_id: 'this-site',
  state: 'state',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  name: 'Mallory',
});

const target = targets.https;
const request = () => {
  const query = new URLSearchParams(authorization);
  query.set('redirect_uri', `${target.origin}/api/auth/callback/google`);
  return query;
};
const doors = [
  ['GET', '/oidc/.well-known/openid-configuration'],
  ['GET', '/oidc/jwks'],
  ['GET', '/oidc/authorize'],
  ['POST', '/oidc/authorize'],
  ['POST', '/oidc/token'],
  ['GET', '/oidc/people/ada.svg'],
] as const;

test('a person at this machine signs in', async () => {
  const ada = await target.signedIn('Ada');
  expect(await (await ada.ask('/api/reader')).json()).toMatchObject({ reader: { displayName: 'Ada' } });
});

refuses('a forwarding header of any kind shuts the provider', headers, async ({ name, value }) => {
  for (const [method, path] of doors) {
    const query = method === 'GET' && path.endsWith('authorize') ? `?${request()}` : '';
    const body = method === 'POST' ? request() : null;
    const answer = await fetch(target.origin + path + query, {
      method,
      body,
      headers: { [name]: value, origin: target.origin },
      redirect: 'manual',
    });
    expect(answer.status, `${method} ${path}`).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
  }
});

refuses(
  'a sign-in that came through a proxy never gets to the accounts',
  headers,
  async ({ name, value }) => {
    const answer = await fetch(`${target.origin}/auth/popup`, {
      headers: { [name]: value },
      redirect: 'manual',
    });
    expect(answer.headers.get('location') ?? '').not.toContain('/oidc/');
  },
);

const hosts = ['evil.example', '203.0.113.7', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0'];
refuses('another host name shuts the provider, as in DNS rebinding', hosts, async (host) => {
  for (const path of [
    '/oidc/jwks',
    '/oidc/.well-known/openid-configuration',
    `/oidc/authorize?${request()}`,
  ]) {
    const { statuses } = await exchange(target.connect(), rawGet(path, [`Host: ${host}`]));
    expect(statuses).toEqual([403]);
  }
});

refuses(
  'a published site has no sample accounts at all',
  [
    '/oidc/.well-known/openid-configuration',
    '/oidc/jwks',
    `/oidc/authorize?${authorization}`,
    '/oidc/people/ada.svg',
  ],
  async (path) => {
    for (const host of ['robin.example', 'localhost', '127.0.0.1']) {
      const { statuses } = await exchange(published.connect(), rawGet(path, [`Host: ${host}`]));
      expect(statuses).toEqual([404]);
    }
  },
);
