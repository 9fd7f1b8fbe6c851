import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The newest version in the `upstream` repository (docs/start.md), such as '1.2.0', if it is newer. Undefined without an answer. */
export async function newerVersion(current: string): Promise<string | undefined> {
  const list = ['ls-remote', '--tags', '--refs', 'upstream', 'v*'];
  // It must never ask for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await promisify(execFile)('git', list, { timeout: 5000, env }).catch(() => ({
    stdout: '',
  }));
  const versions = [...stdout.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version);
  const newest = [...versions, current].toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  return newest === current ? undefined : newest;
}
