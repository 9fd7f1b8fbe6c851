import { expect, test } from 'vitest';
import { isLoopback, ownOriginOf } from './origins.ts';

test('loopback is this machine under any of its names, and no lookalike', () => {
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

test('a public site has one origin, under any name of the request', () => {
  const own = ownOriginOf(new URL('https://robin.example'));
  expect(own(new Request('http://127.0.0.1:4321/x'))).toBe('https://robin.example');
});
