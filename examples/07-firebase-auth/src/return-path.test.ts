import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const back = (next: string) => returnPath(new URLSearchParams({ next }));

test('the way back keeps the question and the place on the page', () => {
  const wanted = '/letters/june?from=mail&x=1#second';
  const [, search] = signInPath(wanted).split('?');
  expect(returnPath(new URLSearchParams(search))).toBe(wanted);
});

test('who wanted nothing in particular goes home, by a plain address', () => {
  expect(signInPath('/')).toBe('/sign-in');
  expect(returnPath(new URLSearchParams())).toBe('/');
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
])(
  'an address that leads elsewhere, or nowhere, leads home: %j',
  (next) => {
    expect(back(next)).toBe('/');
  },
);
