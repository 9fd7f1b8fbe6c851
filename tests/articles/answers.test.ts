import { expect, test } from 'vitest';
import { missingLine, testsPassed } from './answers.ts';

const said = `
  VITE v8.3.8  ready in 412 ms

  ➜  Local:   http://localhost:5174/
{"id":"b7f1","title":"Buy paint (blue)"}
 Test Files  2 passed (2)
      Tests  1 failed | 12 passed (13)
`;

test('what an article shows is found in its order, with other lines between', () => {
  expect(missingLine('VITE v… ready in 2s\n➜ Local: http://localhost:5173/', said)).toBeUndefined();
  expect(missingLine('{"id":"…","title":"Buy paint (blue)"}', said)).toBeUndefined();
});

test('a line that is not there, or comes too early, is named', () => {
  expect(missingLine('{"id":"…","title":"Buy ink"}', said)).toBe('{"id":"…","title":"Buy ink"}');
  expect(missingLine('Test Files  2 passed (2)\nVITE v… ready in 300 ms', said)).toContain('VITE');
});

test('passed tests are counted, whatever else a run says', () => {
  expect(testsPassed(`${said}${said}`)).toBe(24);
  expect(testsPassed('Tests are fun')).toBe(0);
});
