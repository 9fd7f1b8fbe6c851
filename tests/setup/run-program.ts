import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a program of this repository as a process of its own. Returns its exit code and what it wrote. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = '.', env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(program), ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr, said: `${stdout}${stderr}`.trim() };
}
