import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Counts, countsOfPlaywright, countsOfVitest, sum } from './counts.ts';

/** One check: what runs, and where its runner leaves its count. A check without a report counts as one test. */
export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: { readonly file: string; readonly read: (json: string) => Counts };
}

const results = 'test-results';
/** Servers and scripts start a third faster when they find their modules compiled. */
const compiled = resolve('node_modules/.cache/node');
const endGroups = fileURLToPath(new URL('./end-groups.ts', import.meta.url));

export function vitest(name: string, ...options: string[]): Check {
  const file = `${results}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${process.cwd()}/${file}`];
  return {
    name,
    command: ['vitest', 'run', ...reporters, ...options],
    report: { file, read: countsOfVitest },
  };
}

export function playwright(name: string, ...options: string[]): Check {
  return {
    name,
    command: ['playwright', 'test', ...options],
    report: { file: `${results}/playwright.json`, read: countsOfPlaywright },
  };
}

/**
 * Runs one phase after the other, and the checks of a phase at the same time; prints what each took. Whatever a check started
 * ends with it, and with this process, also when this process is killed. Resolves to the counts of all.
 */
export async function runChecks(
  phases: readonly (readonly Check[])[],
  { environment = {}, groups = [] }: { environment?: NodeJS.ProcessEnv; groups?: readonly number[] } = {},
): Promise<Counts> {
  mkdirSync(results, { recursive: true });
  const ender = spawn(process.execPath, [endGroups], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  ender.unref();
  for (const group of groups) ender.stdin.write(`${group}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const tell = (group: number) => void ender.stdin.write(`${group}\n`);
  const done: { name: string; counts: Counts; seconds: number }[] = [];
  for (const phase of phases) {
    const runOne = async (check: Check) => {
      if (check.report) rmSync(check.report.file, { force: true });
      const began = performance.now();
      const succeeded = await run(check, { environment, tell, isAlone: phase.length === 1 });
      const seconds = (performance.now() - began) / 1000;
      done.push({ name: check.name, counts: countsOf(check, succeeded), seconds });
    };
    await Promise.all(phase.map(runOne));
  }

  console.log('');
  for (const { name, counts, seconds } of done)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${counts.failed > 0 ? ': FAILED' : ''}`);
  return sum(done.map(({ counts }) => counts));
}

/** The line that a run ends with. */
export function totals({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A runner may fail without a failing test: a broken set-up, an unhandled rejection. That is one failure. */
function countsOf({ report }: Check, succeeded: boolean): Counts {
  if (!report || !existsSync(report.file))
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = report.read(readFileSync(report.file, 'utf8'));
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

interface Running {
  readonly environment: NodeJS.ProcessEnv;
  /** Told of the process group when it begins, and of its negative when it has ended. */
  readonly tell: (group: number) => void;
  /** Whether it may print at once. What runs beside others is printed in one piece, at its end. */
  readonly isAlone: boolean;
}

/** Runs a command in a process group of its own, so that nothing it starts is left behind. */
function run(
  { name, command: [command, ...args] }: Check,
  { environment, tell, isAlone }: Running,
): Promise<boolean> {
  return new Promise((settle) => {
    const output = isAlone ? 'inherit' : 'pipe';
    if (isAlone) console.log(`\n── ${name}`);
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      detached: true,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: compiled, ...environment },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => void said.push(chunk));
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
      if (!isAlone) console.log(`\n── ${name}\n${Buffer.concat(said)}`);
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
