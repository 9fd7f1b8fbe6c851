import { spawn } from 'node:child_process';

/** A part of a test run: one test, unless its output ends with a line of counts. */
export interface Part {
  readonly name: string;
  readonly command: readonly string[];
}

interface Results {
  readonly passed: number;
  readonly skipped: number;
  /** 'server/app.test.ts > a test' */
  readonly failed: readonly string[];
}

// From the folder of package.json, whose own path may have spaces.
const reporter = './tools/test/reporter.ts';
// A log gets failures only.
const shown = process.stdout.isTTY ? 'dot' : 'minimal';

export const command = (name: string, line: string): Part => ({ name, command: line.trim().split(' ') });

export const vitest = (name: string, options: string): Part =>
  command(name, `vitest run --reporter=${shown} --reporter=${reporter} ${options}`);

// Its workers have FORCE_COLOR=1, and Node warns in each of them where NO_COLOR is set as well.
export const playwright = (name: string, options: string): Part =>
  command(name, `env -u NO_COLOR FORCE_COLOR=0 playwright test --reporter=dot,${reporter} ${options}`);

/**
 * Runs one phase after the other, and the parts of a phase at the same time. Prints what each took, which tests failed, and the counts.
 * Everything that a part started ends with it or with this process. Resolves to whether everything passed.
 */
export async function runParts(
  phases: readonly (readonly Part[])[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const started: number[] = [];
  process.once('exit', () => started.forEach(endGroup));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

  const times: string[] = [];
  const all: Results[] = [];
  for (const phase of phases) {
    const runOne = async (each: Part) => {
      const began = performance.now();
      const results = await run(each, environment, phase.length === 1, started);
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
      times.push(`${seconds} s  ${each.name}${results.failed.length > 0 ? ': FAILED' : ''}`);
      all.push(results);
    };
    await Promise.all(phase.map(runOne));
  }

  const failed = all.flatMap((results) => results.failed);
  const sum = (of: 'passed' | 'skipped') => all.reduce((total, results) => total + results[of], 0);
  console.log(['', ...times, '', ...failed.map((name) => `FAILED ${name}`)].join('\n'));
  console.log(`${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`);
  return failed.length === 0;
}

/** Runs a part in a process group of its own. Its output is printed at once if it runs alone, or else when it has ended. */
function run(
  { name, command: [program = '', ...args] }: Part,
  environment: NodeJS.ProcessEnv,
  isAlone: boolean,
  started: number[],
): Promise<Results> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...environment,
    },
  });
  const { pid } = child;
  if (pid !== undefined) started.push(pid);
  let output = '';
  if (isAlone) console.log(`\n── ${name}`);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  return new Promise((settle) => {
    child.once('error', ({ message }) => settle({ passed: 0, skipped: 0, failed: [`${name}: ${message}`] }));
    child.once('exit', () => pid !== undefined && endGroup(pid));
    child.once('close', (code) => {
      if (!isAlone) console.log(`\n── ${name}\n${output}`);
      settle(resultsOf(name, code === 0, output));
    });
  });
}

function resultsOf(name: string, succeeded: boolean, output: string): Results {
  const counts = [...output.matchAll(/^(\d+) passed, \d+ failed, (\d+) skipped$/gm)];
  const [, passed = succeeded ? 1 : 0, skipped = 0] = counts.at(-1) ?? [];
  const failed = [...output.matchAll(/^FAILED (.+)$/gm)].map(([, test = '']) => test);
  return {
    passed: Number(passed),
    skipped: Number(skipped),
    failed: failed.length > 0 || succeeded ? failed : [name],
  };
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // Nothing was left.
  }
}
