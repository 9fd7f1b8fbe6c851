import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client.ts';
import type { ServerEnv } from './env.ts';

const app = new Hono<ServerEnv>().get('/address', (c) => c.text(clientAddress(c)));
const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.84.0.0', 24, 'ipv4');
trustedProxies.addSubnet('fd00:84::', 64, 'ipv6');
const ask = (path: string, remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  app.request(
    `http://localhost${path}`,
    { headers },
    { incoming: { socket: { remoteAddress } }, trustedProxies },
  );
const seen = async (peer: string, forwarded?: string) =>
  (await ask('/address', peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).text();

test('a proxy on this machine is believed about the last hop only', async () => {
  expect(await seen('127.0.0.1', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
});

test('so is a proxy in TRUST_PROXY, and a neighbor outside of it is not', async () => {
  expect(await seen('10.84.0.7', '6.6.6.6, 203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('::ffff:10.84.0.7', '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('fd00:84::2', '203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('10.84.1.7', '203.0.113.9')).toBe('10.84.1.7');
});

test('a port that some proxies add to the address counts for nothing', async () => {
  expect(await seen('127.0.0.1', '203.0.113.9:50123')).toBe('203.0.113.9');
  expect(await seen('127.0.0.1', '[2001:db8:1:2::9]:50123')).toBe('2001:0db8:0001:0002');
  expect(await seen('127.0.0.1', '2001:db8:1:2::9')).toBe('2001:0db8:0001:0002');
});

test('a hop that is no address counts as none', async () => {
  expect(await seen('127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('anyone else is not believed', async () => {
  expect(await seen('198.51.100.7', '6.6.6.6')).toBe('198.51.100.7');
});

test('without a proxy the peer counts', async () => {
  expect(await seen('127.0.0.1')).toBe('127.0.0.1');
});

test('an IPv6 household is one address', async () => {
  expect(await seen('2001:db8:1:2:3:4:5:6')).toBe('2001:0db8:0001:0002');
  expect(await seen('2001:db8:1:2::9')).toBe('2001:0db8:0001:0002');
  expect(await seen('2001:0db8::1')).toBe('2001:0db8:0000:0000');
  expect(await seen('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(await seen('127.0.0.1', '::ffff:203.0.113.9')).toBe('203.0.113.9');
});
