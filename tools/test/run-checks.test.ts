import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

const runChecks = fileURLToPath(new URL('./run-checks.ts', import.meta.url));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Starts a runner whose checks are these programs, each a line of JavaScript. */
function start(...programs: readonly string[]): ChildProcess {
  const checks = programs.map((program, i) => ({ name: `check ${i}`, command: ['node', '-e', program] }));
  return startPhases(checks.map((check) => [check]));
}

function startPhases(phases: readonly (readonly object[])[]): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'site-checks-'));
  folders.push(folder);
  const runner = join(folder, 'runner.ts');
  writeFileSync(
    runner,
    `import { runChecks } from ${JSON.stringify(runChecks)};
await runChecks(${JSON.stringify(phases)});`,
  );
  return spawn(process.execPath, [runner], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
}

async function linesOf({ stdout }: ChildProcess): Promise<readonly string[]> {
  if (!stdout) throw new Error('the runner has no output');
  const lines: string[] = [];
  for await (const line of createInterface({ input: stdout })) lines.push(line);
  return lines;
}

/** A check that starts a server and waits for it, and says the server's process id. */
const serves = `const server = require('node:child_process').spawn(process.execPath,
  ['-e', 'require("node:http").createServer().listen(0)'], { stdio: 'ignore' });
console.log('server ' + server.pid);`;

async function serverOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('the runner has no output');
  for await (const line of createInterface({ input: stdout })) {
    const [, pid] = /^server (\d+)$/.exec(line) ?? [];
    if (pid !== undefined) return Number(pid);
  }
  throw new Error('no server was started');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// A machine may take a second to clear away what has ended, so these wait together.
test.concurrent.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that ends by %s leaves no server behind',
  async (signal) => {
    const runner = start(serves);
    const server = await serverOf(runner);
    expect(isRunning(server)).toBe(true);
    runner.kill(signal);
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 20_000 });
  },
);

test.concurrent('a server that a check forgot ends with the check', async () => {
  const runner = start(`${serves} server.unref();`);
  const server = await serverOf(runner);
  await once(runner, 'exit');
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 20_000 });
});

test('the time of each check is printed, then what failed, and the counts are the last line', async () => {
  const lines = await linesOf(start('process.exit(0)', 'process.exit(3)'));
  expect(lines.slice(-5)).toEqual([
    expect.stringMatching(/^ +\d+\.\d s {2}check 0$/),
    expect.stringMatching(/^ +\d+\.\d s {2}check 1: FAILED$/),
    '',
    'FAILED check 1',
    '1 passed, 1 failed, 0 skipped',
  ]);
});

test('checks of one phase run at the same time, and the output of each is one piece', async () => {
  // Each waits for the file of the other one.
  const meets = (mine: string, other: string) => `const { existsSync, writeFileSync } = require('node:fs');
    console.log('${mine} begins'); writeFileSync('${mine}', '');
    const look = () => existsSync('${other}') ? console.log('${mine} ends') : setTimeout(look, 10); look();`;
  const runner = startPhases([
    [
      { name: 'one', command: ['node', '-e', meets('one', 'two')] },
      { name: 'two', command: ['node', '-e', meets('two', 'one')] },
    ],
  ]);
  const said = (await linesOf(runner)).join('\n');
  expect(said).toContain('── one\none begins\none ends\n');
  expect(said).toContain('── two\ntwo begins\ntwo ends\n');
});
