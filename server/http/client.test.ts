import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client.ts';
import type { ServerEnv } from './env.ts';

const app = new Hono<ServerEnv>().get('/address', (c) => c.text(clientAddress(c)));
const ask = (path: string, remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers }, { incoming: { socket: { remoteAddress } } });
const seen = async (peer: string, forwarded?: string) =>
  (await ask('/address', peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).text();

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
