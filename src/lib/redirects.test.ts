import { expect, test } from 'vitest';
import { redirectOf } from './redirects.ts';

test('an exact address wins over the longest prefix, and an address without an entry has no target', () => {
  const redirects = { '/a/*': '/all/*', '/a/b/*': '/b', '/a/b/c': '/c' };
  expect(
    ['/a/x/y', '/a/b/x', '/a/b/c', '/a/', '/a', '/z'].map((path) => redirectOf(redirects, path)),
  ).toEqual(['/all/x/y', '/b', '/c', undefined, undefined, undefined]);
});
