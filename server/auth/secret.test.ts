import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, and only its owner may read it', () => {
  const secret = sessionSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0);
});

test('an empty file, which a full disk or a power cut can leave, is no secret', () => {
  writeFileSync(join(folder, 'session-secret'), '');
  const secret = sessionSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret(folder)).toBe(secret);
});
