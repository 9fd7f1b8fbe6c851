import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const hstsOf = (...asked: Parameters<typeof securityHeaders>) =>
  securityHeaders(...asked)['Strict-Transport-Security'];

test('a site on https holds browsers to it for a year, as far as its owner chose', () => {
  expect(hstsOf({ includeSubDomains: true, preload: false })).toBe('max-age=31536000; includeSubDomains');
  expect(hstsOf({ includeSubDomains: false, preload: false })).toBe('max-age=31536000');
  expect(hstsOf({ includeSubDomains: true, preload: true })).toBe(
    'max-age=31536000; includeSubDomains; preload',
  );
});

test('a site without https asks for none', () => {
  expect(hstsOf(undefined)).toBeUndefined();
});
