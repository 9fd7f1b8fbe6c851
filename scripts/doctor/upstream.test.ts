import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { newerVersion } from './facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });

test('the newest version of upstream is named, by number, and none where nobody answers', async () => {
  git('init');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--allow-empty', '-m', 'one');
  for (const tag of ['v1.9.0', 'v1.10.0', 'v2.0.0-beta', 'old']) git('tag', tag);
  git('remote', 'add', 'upstream', folder);
  vi.stubEnv('GIT_DIR', join(folder, '.git'));
  expect(await newerVersion('1.9.0')).toBe('1.10.0');
  expect(await newerVersion('1.10.0')).toBeUndefined();
  git('remote', 'remove', 'upstream');
  expect(await newerVersion('1.9.0')).toBeUndefined();
});
