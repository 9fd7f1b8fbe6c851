import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { sessionSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('the session secret is made once, for its owner only', () => {
  const secret = sessionSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(sessionSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n'])('a file without text is no secret: %j', (text) => {
  writeFileSync(join(folder, 'session-secret'), text);
  const secret = sessionSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret(folder)).toBe(secret);
});
