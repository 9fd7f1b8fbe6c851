import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { newerVersion } from './facts.ts';

test('the newest version of upstream is named, by number, and none where nobody answers', async () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  git('init');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', 'commit', '--allow-empty', '-m', 'one');
  for (const tag of ['v1.9.0', 'v1.10.0', 'v2.0.0-beta', 'old']) git('tag', tag);
  git('remote', 'add', 'upstream', folder);
  vi.stubEnv('GIT_DIR', join(folder, '.git'));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await newerVersion('1.9.0')).toBe('1.10.0');
  expect(await newerVersion('1.10.0')).toBeUndefined();
  git('remote', 'remove', 'upstream');
  expect(await newerVersion('1.9.0')).toBeUndefined();
});
