import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test('a page is known by the address that readers see', () => {
  expect(['/', '/index.html', '/blogpost1.html', '/blogpost1', '/subscribe/'].map(pagePath)).toEqual([
    '/',
    '/',
    '/blogpost1',
    '/blogpost1',
    '/subscribe',
  ]);
});
