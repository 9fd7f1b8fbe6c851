import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const runParts = fileURLToPath(new URL('./run-parts.ts', import.meta.url));

const folders: string[] = [];
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Starts a run whose parts are these programs, each a line of JavaScript. */
function start(...programs: readonly string[]): ChildProcess {
  const parts = programs.map((program, i) => ({ name: `part ${i}`, command: ['node', '-e', program] }));
  return startPhases(parts.map((part) => [part]));
}

function startPhases(phases: readonly (readonly object[])[]): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'site-parts-'));
  return runIn(folder, folder, JSON.stringify(phases));
}

/** Starts a run of phases, which are TypeScript. */
function runIn(folder: string, cwd: string, phases: string): ChildProcess {
  folders.push(folder);
  const runner = join(folder, 'runner.ts');
  writeFileSync(
    runner,
    `import { playwright, runParts, vitest } from ${JSON.stringify(runParts)};
process.exitCode = (await runParts(${phases})) ? 0 : 1;`,
  );
  return spawn(process.execPath, [runner], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The names of what failed, and the counts, after a runner has run these files. */
async function failuresIn(
  files: Readonly<Record<string, string>>,
  partIn: (folder: string) => string,
): Promise<readonly string[]> {
  // A runner finds its tests, and what they import, only inside of the repository.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync('test-results/runner-');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const lines = await linesOf(runIn(folder, '.', `[[${partIn(folder)}]]`));
  return lines.slice(lines.lastIndexOf('') + 1).map((line) => line.replaceAll(`${folder}/`, ''));
}

async function linesOf({ stdout }: ChildProcess): Promise<readonly string[]> {
  if (!stdout) throw new Error('the runner has no output');
  const lines: string[] = [];
  for await (const line of createInterface({ input: stdout })) lines.push(line);
  return lines;
}

/** A part that starts a server and waits for it, and says the server's process id. */
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
test.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that ends by %s leaves no server behind',
  async (signal) => {
    const runner = start(serves);
    const server = await serverOf(runner);
    expect(isRunning(server)).toBe(true);
    runner.kill(signal);
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 20_000 });
  },
);

test.concurrent('a server that a part forgot ends with the part', async () => {
  const runner = start(`${serves} server.unref();`);
  const server = await serverOf(runner);
  await once(runner, 'exit');
  await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 20_000 });
});

test('the time of each part is printed, then what failed, and the counts are the last line', async () => {
  const lines = await linesOf(start('process.exit(0)', 'process.exit(3)'));
  expect(lines.slice(-5)).toEqual([
    expect.stringMatching(/^ +\d+\.\d s {2}part 0$/),
    expect.stringMatching(/^ +\d+\.\d s {2}part 1: FAILED$/),
    '',
    'FAILED part 1',
    '1 passed, 1 failed, 0 skipped',
  ]);
});

test('a part writes no colors, and no warning about that, where the environment forces them', async () => {
  vi.stubEnv('FORCE_COLOR', '1');
  const shows = "console.log('colors', process.env.NO_COLOR, process.env.FORCE_COLOR)";
  expect(await linesOf(start(shows))).toContain('colors 1 undefined');
});

test('parts of one phase run at the same time, and the output of each is one piece', async () => {
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

test('the last lines name what failed in a run of Vitest, and errors outside of tests', async () => {
  const cases = `import { describe, expect, test } from 'vitest';
    test('passes', () => void Promise.reject(new Error('nobody waits for this')));
    describe('a group', () => void test('fails', () => expect(1).toBe(2)));
    test.skip('is skipped', () => {});
    test.todo('is missing');`;
  const files = { 'cases.test.ts': cases, 'broken.test.ts': `import './nothing.ts';` };
  const lines = await failuresIn(files, (folder) => `vitest('${folder.slice(13)}', '--root ${folder}')`);
  expect(lines).toEqual([
    'FAILED broken.test.ts',
    'FAILED cases.test.ts > a group > fails',
    'FAILED outside of a test: nobody waits for this',
    '1 passed, 3 failed, 2 skipped',
  ]);
});

test('the last lines name what failed in a run of Playwright, even if it passed on the second try', async () => {
  const cases = `import { expect, test } from '@playwright/test';
    test('passes', () => {});
    test('passes on the second try', ({}, { retry }) => expect(retry).toBe(1));
    test.describe('a group', () => void test('fails', () => expect(1).toBe(2)));
    test.skip('is skipped', () => {});`;
  const files = {
    'playwright.config.ts': "export default { outputDir: 'output', retries: 1 };",
    'cases.test.ts': cases,
  };
  const lines = await failuresIn(
    files,
    (folder) => `playwright('${folder.slice(13)}', '--config ${folder}/playwright.config.ts')`,
  );
  expect(lines).toEqual([
    'FAILED cases.test.ts > passes on the second try',
    'FAILED cases.test.ts > fails',
    '1 passed, 2 failed, 1 skipped',
  ]);
});

test('a runner that is given a file runs nothing, and says how to run one', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/test/test.ts', 'server/app.test.ts']);
  expect([status, String(stderr)]).toEqual([2, expect.stringContaining('npm run test:unit -- <file>')]);
});
