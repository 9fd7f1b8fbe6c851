import { expect, test } from 'vitest';
import { commentCount, duration, refusalMessage, signInMessage } from './messages.ts';
import { shortDate } from './ui/dates.ts';

test('counts read as a person would say them', () => {
  expect(commentCount(1)).toBe('1 comment');
  expect(commentCount(3)).toBe('3 comments');
  expect(commentCount(1, 'new')).toBe('1 new comment');
  expect(commentCount(2, 'new')).toBe('2 new comments');
  expect([1, 12, 150, 80_000].map(duration)).toEqual(['1 second', '12 seconds', '3 minutes', '23 hours']);
});

test('a refusal says what the backend said', () => {
  expect(refusalMessage({ kind: 'invalid', problems: ['Too long.', 'Too wild.'] })).toBe(
    'Too long. Too wild.',
  );
  expect(refusalMessage({ kind: 'invalid', problems: [] })).toBe('This text was not accepted.');
  expect(refusalMessage({ kind: 'rate-limited', retryAfterSeconds: 1 })).toContain('1 second.');
});

test('every refusal has words of its own', () => {
  const kinds = ['signed-out', 'forbidden', 'not-found', 'unavailable'] as const;
  expect(new Set(kinds.map((kind) => refusalMessage({ kind }))).size).toBe(kinds.length);
  const popups = ['popup-blocked', 'popup-closed', 'domain-not-authorized', 'unavailable'] as const;
  expect(new Set(popups.map((kind) => signInMessage({ kind }))).size).toBe(popups.length);
});

test('who wanted to remove something is not told that a text is kept', () => {
  const kinds = ['signed-out', 'forbidden', 'not-found', 'unavailable'] as const;
  for (const kind of kinds) expect(refusalMessage({ kind }, 'deletion')).not.toContain('text');
});

test("a date is in the locale's own short form", () => {
  expect(shortDate('2026-11-20T12:00:00.000Z', 'en-US')).toBe('11/20/26');
  expect(shortDate('2026-11-20T12:00:00.000Z', 'de-DE')).toBe('20.11.26');
});
