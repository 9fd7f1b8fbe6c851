import { expect, test } from 'vitest';
import { comments as words } from '#language';
import { refusalMessage, signInMessage } from './messages.ts';

test('counts and waits read as a person would say them', () => {
  expect(words.count(1)).toBe('1 comment');
  expect(words.unread(2)).toBe('2 new comments');
  const waits = [1, 12, 150, 80_000].map((seconds) => words.tooMany(seconds).split(' in ').at(-1));
  expect(waits).toEqual(['1 second.', '12 seconds.', '3 minutes.', '23 hours.']);
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
  const popups = [
    'popup-blocked',
    'popup-closed',
    'domain-not-authorized',
    'unavailable',
    'other-provider',
  ] as const;
  expect(new Set(popups.map((kind) => signInMessage({ kind }))).size).toBe(popups.length);
});

test("a failed deletion doesn't say that text is kept", () => {
  const kinds = ['signed-out', 'forbidden', 'not-found', 'unavailable'] as const;
  for (const kind of kinds) expect(refusalMessage({ kind }, 'delete')).not.toContain('text');
});
