import { expect, test } from 'vitest';
import { wordsFor } from './sending.ts';

test('success is said in the specified words', () => {
  expect(wordsFor({ kind: 'sent' })).toBe('Message sent');
});

test('nothing is said before anything happened', () => {
  expect(wordsFor({ kind: 'idle' })).toBeUndefined();
});

test.each(['offline', 'unreachable', 'silent', 'interrupted', 'too-many'] as const)(
  '%s says where the text is',
  (kind) => {
    expect(wordsFor({ kind: 'failed', problem: { kind }, returned: true })).toMatch(/back in the form\.$/);
    expect(wordsFor({ kind: 'failed', problem: { kind }, returned: false })).toMatch(/Your text is kept\.$/);
  },
);

const refusal = (text: string) =>
  wordsFor({ kind: 'failed', problem: { kind: 'refused', status: 400, text }, returned: true });

test("a refusal is told in the service's own sentence", () => {
  expect(refusal('The message is too long')).toContain('answered: The message is too long. Your text');
});

test.each(['', '<html>502 Bad Gateway</html>', '{"error":1}', 'x'.repeat(500)])(
  'an answer that is no sentence is told by its number: %s',
  (text) => {
    expect(refusal(text)).toContain('answered: error 400.');
  },
);
