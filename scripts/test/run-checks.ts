import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightResults, type Results, summary, vitestResults } from './results.ts';

/** One check: what runs, and where its runner leaves its results. A check without a report counts as one test. */
export interface Check {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: { readonly file: string; readonly read: (json: string) => Results };
}

const reports = 'test-results';
/** Servers and scripts start a third faster when they find their modules compiled. */
const compiled = resolve('node_modules/.cache/node');
const endGroups = fileURLToPath(new URL('./end-groups.ts', import.meta.url));
/** A log gets failures only, and no colors. */
const isLog = !process.stdout.isTTY;

/** A check without a report. */
export const check = (name: string, command: string): Check => ({ name, command: command.split(' ') });

export function vitest(name: string, options: string): Check {
  const file = `${reports}/${name}.json`;
  const reporters = `--reporter=${isLog ? 'minimal' : 'dot'} --reporter=json`;
  return {
    name,
    command: [
      ...`vitest run ${options} ${reporters}`.split(' '),
      // The name has spaces.
      `--outputFile.json=${resolve(file)}`,
    ],
    report: { file, read: vitestResults },
  };
}

export const playwright = (name: string, options = ''): Check => ({
  ...check(name, `playwright test ${options}`.trim()),
  report: { file: `${reports}/playwright.json`, read: playwrightResults },
});

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
  mkdirSync(reports, { recursive: true });
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
      if (one.report) rmSync(one.report.file, { force: true });
      const began = performance.now();
      const succeeded = await run(one, { environment, tell, isAlone: phase.length === 1 });
      const seconds = (performance.now() - began) / 1000;
      done.push({ name: one.name, results: resultsOf(one, succeeded), seconds });
    };
    await Promise.all(phase.map(runOne));
  }

  console.log('');
  for (const { name, results, seconds } of done)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${results.failed > 0 ? ': FAILED' : ''}`);
  console.log(summary(done.map(({ results }) => results)));
  return done.every(({ results }) => results.failed === 0);
}

/** A runner may fail without a failing test: a broken set-up, an unhandled rejection. That is one failure. */
function resultsOf({ name, report }: Check, succeeded: boolean): Results {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const results = report && existsSync(report.file) ? report.read(readFileSync(report.file, 'utf8')) : none;
  if (succeeded) return report ? results : { ...none, passed: 1 };
  if (results.failed > 0) return results;
  return { ...results, failed: 1, failures: [...results.failures, name] };
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
