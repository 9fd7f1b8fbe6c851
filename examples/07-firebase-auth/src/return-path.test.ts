import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const read = (next: string) => returnPath(new URLSearchParams({ next }));

test('the query and the hash of the wanted page are kept', () => {
  const wanted = '/letters/june?from=mail&x=1#second';
  const [, search] = signInPath(wanted).split('?');
  expect(returnPath(new URLSearchParams(search))).toBe(wanted);
});

test('without a wanted page, the path is plain and leads home', () => {
  expect(signInPath('/')).toBe('/sign-in');
  expect(returnPath(new URLSearchParams())).toBe('/');
});

test('another form keeps the wanted page', () => {
  expect(signInPath('/letters/june', '/sign-up')).toBe(
    '/sign-up?next=%2Fletters%2Fjune',
  );
});

test.each([
  'https://example.com/',
  '//example.com/letters',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/x/..//example.com',
  '/.//example.com',
  'javascript:alert(1)',
  'letters/june',
  '',
])('a path that leaves the site, or is none, leads home: %j', (next) => {
  expect(read(next)).toBe('/');
});
