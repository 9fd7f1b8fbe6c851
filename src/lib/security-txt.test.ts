import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const site = { owner: { email: 'hello@robin.example' }, host: 'https://robin.example' };

test('security.txt has the fields of RFC 9116, each once', () => {
  const fields = securityTxt(site, new Date()).trimEnd().split('\n');
  expect(Object.fromEntries(fields.map((line) => line.split(': ')))).toEqual({
    Contact: 'mailto:hello@robin.example',
    Expires: expect.any(String),
    Canonical: 'https://robin.example/.well-known/security.txt',
  });
  expect(fields).toHaveLength(3);
});

test('it expires within a year', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt(site, now)) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse('2027-10-01'));
  expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-11-21T12:00:00Z'));
});
