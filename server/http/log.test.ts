import { expect, test } from 'vitest';
import { logTo } from './log.ts';

test('what a visitor sent neither forges an entry nor commands the terminal', () => {
  const written: string[] = [];
  const log = logTo((text) => written.push(text));
  log('error: no \u001b[2Jsuch\u009b31m thing\r\n2026-11-21T10:00:00.000Z GET / 200\r2026\u202e');
  log('next');
  expect(written.join('')).toBe(
    'error: no ·[2Jsuch·31m thing\n    2026-11-21T10:00:00.000Z GET / 200·2026·\nnext\n',
  );
});
