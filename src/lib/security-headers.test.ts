import { expect, test } from 'vitest';
import { cacheControl, securityHeaders } from './security-headers.ts';

const hstsOf = (...asked: Parameters<typeof securityHeaders>) =>
  securityHeaders(...asked)['Strict-Transport-Security'];

test('a site on https holds browsers to it for a year, as far as its owner chose', () => {
  expect(hstsOf({ includeSubDomains: true, preload: false })).toBe('max-age=31536000; includeSubDomains');
  expect(hstsOf({ includeSubDomains: false, preload: false })).toBe('max-age=31536000');
  expect(hstsOf({ includeSubDomains: true, preload: true })).toBe(
    'max-age=31536000; includeSubDomains; preload',
  );
});

test('only the page for moderation is never stored', () => {
  expect(['/moderation', '/moderation.html'].map(cacheControl)).toEqual(['no-store', 'no-store']);
  for (const path of ['/', '/index.html', '/moderation-of-forums', '/blog/moderation'])
    expect(cacheControl(path)).toBe('no-cache');
});

test('browsers ask for the service worker again each time, and keep the code that goes with a build', () => {
  expect(cacheControl('/service-worker.js')).toBe('no-cache');
  expect(cacheControl('/offline.js')).toContain('immutable');
});
