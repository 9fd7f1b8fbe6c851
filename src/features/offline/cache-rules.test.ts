import { expect, test } from 'vitest';
import { cacheRule } from './cache-rules.ts';

const pages = new Set(['/', '/blogpost5', '/blogpost5/comments', '/404', '/offline', '/moderation']);

test.each([
  ['/', 'page'],
  ['/blogpost5', 'page'],
  ['/_astro/cover.Ab12.avif', 'file'],
  ['/drawings.svg', 'file'],
  ['/offline.js', 'file'],
  ['/search/dialog.js', 'search'],
  ['/search.json', 'search'],
])('%s is kept as a %s', (path, kind) => {
  expect(cacheRule(path, pages)).toBe(kind);
});

test.each([
  '/api/comments',
  '/api/comments/events',
  '/api/auth/callback/google',
  '/auth/popup',
  '/auth/open',
  '/list/confirm',
  '/moderation',
  '/__/auth/handler',
  '/healthz',
  '/blogpost5/comments',
  '/blogpost5/comments.xml',
  '/blogpost5.md',
  '/feed.xml',
  '/service-worker.js',
  '/404',
  '/no-such-page',
  '/_astro/clip.Ab12.mp4',
])('%s is left to the network', (path) => {
  expect(cacheRule(path, pages)).toBeUndefined();
});
