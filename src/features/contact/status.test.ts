import { expect, test } from 'vitest';
import { statusText } from './status.ts';

test('there is no text before anything has happened', () => {
  expect(statusText({ kind: 'idle' })).toBeUndefined();
});

test.each(['offline', 'unreachable', 'timeout', 'unknown', 'too-many'] as const)(
  '%s says where the text is',
  (kind) => {
    expect(statusText({ kind: 'failed', problem: { kind } })).toMatch(
      /back in the form, where you can change it and send it again\.$/,
    );
  },
);

const refusal = (text: string) =>
  statusText({ kind: 'failed', problem: { kind: 'refused', status: 400, text } });

test("a refusal is given in the service's own sentence", () => {
  expect(refusal('The message is too long')).toContain('answered: The message is too long. Your text');
});

test.each(['', '<html>502 Bad Gateway</html>', '{"error":1}', 'x'.repeat(500)])(
  'an answer that is not a sentence is given as its status: %s',
  (text) => {
    expect(refusal(text)).toContain('answered: error 400.');
  },
);
