import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Results, readResults, summary } from './results.ts';

/** One check, which counts as one test unless its command has a reporter that tells the results of many. */
export interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

const resultsFolder = resolve('test-results');
/** Servers and scripts start a third faster when they find their modules compiled. */
const compiled = resolve('node_modules/.cache/node');
const vitestResults = fileURLToPath(new URL('./vitest-results.ts', import.meta.url));
const endGroups = fileURLToPath(new URL('./end-groups.ts', import.meta.url));
/** A log gets failures only, and no colors. */
const isLog = !process.stdout.isTTY;

export const check = (name: string, command: string): Check => ({ name, command: command.split(' ') });

export function vitest(name: string, options: string): Check {
  const { command } = check(name, `vitest run ${options} --reporter=${isLog ? 'minimal' : 'dot'}`);
  return { name, command: [...command, `--reporter=${vitestResults}`] };
}

interface Options {
  readonly environment?: NodeJS.ProcessEnv;
  /** Other process groups that end with this process. */
  readonly groups?: readonly number[];
}

/**
 * Runs one phase after the other, and the checks of a phase at the same time; prints what each took, which tests failed, and the
 * counts. What a check started ends with it, and with this process, also when this process is killed. Resolves to whether
 * everything passed.
 */
export async function runChecks(
  phases: readonly (readonly Check[])[],
  { environment = {}, groups = [] }: Options = {},
): Promise<boolean> {
  mkdirSync(resultsFolder, { recursive: true });
  const ender = spawn(process.execPath, [endGroups], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  ender.unref();
  const tell = (group: number) => void ender.stdin.write(`${group}\n`);
  groups.forEach(tell);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const done: { name: string; results: Results; seconds: number }[] = [];
  for (const phase of phases) {
    const runOne = async (one: Check) => {
      const file = join(resultsFolder, `${one.name}.json`);
      rmSync(file, { force: true });
      const began = performance.now();
      const succeeded = await run(one, {
        environment: { ...environment, RESULTS_FILE: file },
        tell,
        isAlone: phase.length === 1,
      });
      const seconds = (performance.now() - began) / 1000;
      done.push({ name: one.name, results: resultsOf(one, file, succeeded), seconds });
    };
    await Promise.all(phase.map(runOne));
  }

  console.log('');
  for (const { name, results, seconds } of done)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${results.failed > 0 ? ': FAILED' : ''}`);
  console.log(summary(done.map(({ results }) => results)));
  return done.every(({ results }) => results.failed === 0);
}

/** A check without a reporter is one test; and a runner may fail without naming what failed, when it can't start. */
function resultsOf({ name }: Check, file: string, succeeded: boolean): Results {
  const results = readResults(file) ?? { passed: succeeded ? 1 : 0, failed: 0, skipped: 0, failures: [] };
  if (succeeded || results.failed > 0) return results;
  return { ...results, failed: 1, failures: [name] };
}

interface Running {
  readonly environment: NodeJS.ProcessEnv;
  /** Called with the process group when it begins, and with its negative when it has ended. */
  readonly tell: (group: number) => void;
  /** Whether it may print at once. The output of checks that run side by side is printed when each has ended. */
  readonly isAlone: boolean;
}

/** Runs a command in a process group of its own, so that nothing it starts is left behind. */
function run({ name, command }: Check, { environment, tell, isAlone }: Running): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((settle) => {
    const output = isAlone ? 'inherit' : 'pipe';
    if (isAlone) console.log(`\n── ${name}`);
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      detached: true,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_COMPILE_CACHE: compiled,
        ...(isLog && { NO_COLOR: '1' }),
        ...environment,
      },
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void printed.push(chunk));
    const group = child.pid;
    if (group !== undefined) tell(group);
    child.once('error', (error) => {
      console.error(error.message);
      settle(false);
    });
    child.once('exit', () => {
      if (group === undefined) return;
      endGroup(group);
      tell(-group);
    });
    child.once('close', (code) => {
      if (!isAlone) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
      settle(code === 0);
    });
  });
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // Nothing was left.
  }
}
