import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, isFromThisMachine, networkOf } from './client.ts';
import type { ServerEnv } from './env.ts';

const app = new Hono<ServerEnv>()
  .get('/address', (c) => c.text(clientAddress(c)))
  .get('/is-here', (c) => c.json(isFromThisMachine(c)));
const ask = (path: string, remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers }, { incoming: { socket: { remoteAddress } } });
const seen = async (peer: string, forwarded?: string) =>
  (await ask('/address', peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).text();
const isHere = async (peer: string | undefined, headers?: Record<string, string>) =>
  (await ask('/is-here', peer, headers)).json();

test('a proxy on this machine is believed about the last hop only', async () => {
  expect(await seen('127.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
});

test('anyone else is not believed', async () => {
  expect(await seen('198.51.100.7', '6.6.6.6')).toBe('198.51.100.7');
});

test('without a proxy the peer counts', async () => {
  expect(await seen('127.0.0.1')).toBe('127.0.0.1');
});

test('an IPv6 household is one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:0db8:0001:0002');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:0db8:0001:0002');
  expect(networkOf('2001:0db8::1')).toBe('2001:0db8:0000:0000');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

test('a connection from another machine is not from this one, no matter what name it asks for', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await isHere(address), address).toBe(true);
  for (const address of ['192.168.1.9', '::ffff:10.0.0.1', 'fe80::1', undefined])
    expect(await isHere(address), address).toBe(false);
});

test('what a browser sends by itself is no sign of a proxy', async () => {
  const headers = {
    'user-agent': 'Mozilla/5.0',
    accept: 'text/html',
    'accept-language': 'en',
    'sec-ch-ua-platform': '"Linux"',
    'sec-fetch-site': 'same-origin',
    'upgrade-insecure-requests': '1',
    referer: 'http://localhost/',
    dnt: '1',
    'sec-gpc': '1',
    'x-requested-with': 'XMLHttpRequest',
    cookie: 'via=1; x-forwarded-for=1',
  };
  expect(await isHere('127.0.0.1', headers)).toBe(true);
});
