import { expect, test } from 'vitest';
import { isFromOwnPage, isLoopback, isReadByOwnPage, ownOriginOf } from './origins.ts';

const post = (url: string, headers: Record<string, string> = {}) =>
  new Request(url, { method: 'POST', headers });

test('loopback is this machine under any of its names, and no look-alike', () => {
  for (const name of ['localhost', 'LOCALHOST', 'site.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1']) {
    expect(isLoopback(name), name).toBe(true);
  }
  for (const name of [
    '0.0.0.0',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil-localhost',
    'evillocalhost',
    '192.168.1.2',
    'robin.example',
  ]) {
    expect(isLoopback(name), name).toBe(false);
  }
});

test('on loopback every name of this machine is the own origin, on the port that was used', () => {
  const own = ownOriginOf(undefined);
  expect(own(post('http://localhost:4321/x'))).toBe('http://localhost:4321');
  expect(own(post('http://127.0.0.1:9/x'))).toBe('http://127.0.0.1:9');
  expect(own(post('http://rebound.example/x'))).toBeNull();
});

test('a public site has one origin, whatever name the request came by', () => {
  const own = ownOriginOf(new URL('https://robin.example'));
  expect(own(post('http://127.0.0.1:4321/x'))).toBe('https://robin.example');
});

test('only a page of the site itself may write', () => {
  const own = ownOriginOf(undefined);
  const url = 'http://localhost:4321/api/comments';
  expect(isFromOwnPage(post(url, { origin: 'http://localhost:4321' }), own)).toBe(true);
  expect(isFromOwnPage(post(url), own)).toBe(false);
  expect(isFromOwnPage(post(url, { origin: 'null' }), own)).toBe(false);
  expect(isFromOwnPage(post(url, { origin: 'http://localhost:4322' }), own)).toBe(false);
  expect(isFromOwnPage(post(url, { origin: 'https://evil.example' }), own)).toBe(false);
});

test("a host that is not the site's has no own page, even when origin and host agree", () => {
  const rebound = post('http://rebound.example/x', { origin: 'http://rebound.example' });
  expect(isFromOwnPage(rebound, ownOriginOf(undefined))).toBe(false);
});

test('a script tag counts as our own where the browser says that it stands in a page of this site', () => {
  const own = ownOriginOf(undefined);
  const isOwn = (headers: Record<string, string>, url = 'http://localhost:4321/x') =>
    isReadByOwnPage(new Request(url, { headers }), own);
  expect(isOwn({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  for (const site of ['cross-site', 'same-site', 'none', ''])
    expect(isOwn({ 'sec-fetch-site': site, referer: 'http://localhost:4321/' }), site).toBe(false);
  expect(isOwn({ 'sec-fetch-site': 'same-origin' }, 'http://rebound.example/x')).toBe(false);
  // Browsers that don't say so name the page in Referer.
  expect(isOwn({ referer: 'http://localhost:4321/subscribe' })).toBe(true);
  for (const referer of [
    'http://localhost:4322/',
    'https://evil.example/http://localhost:4321/',
    'nonsense',
    '',
  ])
    expect(isOwn({ referer }), referer).toBe(false);
  expect(isOwn({})).toBe(false);
});
