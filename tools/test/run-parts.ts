import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A part of a test run: one test, unless its runner writes a report of many. */
export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Lists what passed, what was skipped and what failed, from a runner's JSON report. */
  readonly read?: (report: unknown) => Results;
}

interface Results {
  readonly passed: number;
  readonly skipped: number;
  /** 'server/app.test.ts > a test' */
  readonly failed: readonly string[];
}

const folder = resolve('test-results');
const reportOf = (name: string) => join(folder, `${name}.json`);

export const command = (name: string, line: string): Part => ({ name, command: line.split(' ') });

export function vitest(name: string, options: string): Part {
  // A log gets failures only.
  const shown = process.stdout.isTTY ? 'dot' : 'minimal';
  const line = `vitest run ${options} --reporter=${shown} --reporter=json`.split(' ');
  return { name, command: [...line, `--outputFile.json=${reportOf(name)}`], read: readVitest };
}

export const playwright = (name: string, options: string): Part => ({
  name,
  command: `playwright test --reporter=dot,json ${options}`.trim().split(' '),
  read: readPlaywright,
});

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

function readVitest(report: unknown): Results {
  const files = vitestReport.parse(report).testResults;
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      status,
      name: [relative('', name), ...ancestorTitles.filter(Boolean), title].join(' > '),
    })),
  );
  const failed = tests.filter(({ status }) => status === 'failed').map(({ name }) => name);
  // A file that can't be loaded has no tests.
  const broken = files.map((file) => (file.status === 'failed' ? relative('', file.name) : ''));
  const unnamed = broken.filter((file) => file && !failed.some((name) => name.startsWith(`${file} > `)));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { passed, skipped: tests.length - passed - failed.length, failed: [...failed, ...unnamed] };
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({ file: z.string(), title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

function readPlaywright(report: unknown): Results {
  const { config, suites, errors } = playwrightReport.parse(report);
  const specsOf = (suite: z.infer<typeof playwrightSuite>): typeof suite.specs => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites.flatMap(specsOf).flatMap(({ file, title, tests: [test] }) => ({
    name: `${relative('', join(config.rootDir, file))} > ${title}`,
    status: test?.status,
  }));
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  // A test that passed only on the second try is a defect.
  const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  const outside = errors.map(({ message = '' }) => outsideOfTests(message));
  return {
    passed: count('expected'),
    skipped: count('skipped'),
    failed: [...failed.map(({ name }) => name), ...outside],
  };
}

const outsideOfTests = (message: string) =>
  `outside of a test: ${stripVTControlCharacters(message).split('\n')[0]}`;

/** Ends the process groups that it reads, once the writer is gone: a process that is killed can't do that itself. */
const endGroups = `trap '' HUP INT TERM
while read -r group; do groups="$groups $group"; done
for group in $groups; do kill -s TERM -- -$group && left="$left $group"; done
[ -z "$left" ] || sleep 5
for group in $left; do kill -s KILL -- -$group; done`;

interface Options {
  readonly environment?: NodeJS.ProcessEnv;
  /** Other process groups that end with this process. */
  readonly groups?: readonly number[];
}

/**
 * Runs one phase after the other, and the parts of a phase at the same time. Prints what each took, which tests failed, and the counts.
 * Whatever a part started ends with it, and with this process, even if this process is killed. Resolves to whether everything passed.
 */
export async function runParts(
  phases: readonly (readonly Part[])[],
  { environment = {}, groups = [] }: Options = {},
): Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  const ender = spawn('sh', ['-c', endGroups], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  ender.unref();
  const endLater = (group: number) => void ender.stdin.write(`${group}\n`);
  groups.forEach(endLater);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const times: string[] = [];
  const all: Results[] = [];
  for (const phase of phases) {
    const runOne = async (part: Part) => {
      const began = performance.now();
      const results = await run(part, { environment, endLater, isAlone: phase.length === 1 });
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
      times.push(`${seconds} s  ${part.name}${results.failed.length > 0 ? ': FAILED' : ''}`);
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

interface Running {
  readonly environment: NodeJS.ProcessEnv;
  readonly endLater: (group: number) => void;
  /** Whether it prints at once. The output of parts that run side by side is printed when each has ended. */
  readonly isAlone: boolean;
}

/** Runs a part in a process group of its own, so that nothing it starts is left behind. */
function run(part: Part, { environment, endLater, isAlone }: Running): Promise<Results> {
  const { name } = part;
  const [program = '', ...args] = part.command;
  const report = reportOf(name);
  rmSync(report, { force: true });
  if (isAlone) console.log(`\n── ${name}`);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // Servers and scripts start a third faster when they find their modules compiled.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...environment,
    },
  });
  const { pid } = child;
  if (pid !== undefined) endLater(pid);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed.push(chunk);
      if (isAlone) process.stdout.write(chunk);
    });
  return new Promise((settle) => {
    child.once('error', ({ message }) => settle({ passed: 0, skipped: 0, failed: [`${name}: ${message}`] }));
    child.once('exit', () => pid !== undefined && endGroup(pid));
    child.once('close', (code) => {
      const output = Buffer.concat(printed).toString();
      if (!isAlone) console.log(`\n── ${name}\n${output}`);
      settle(resultsOf(part, code === 0, output));
    });
  });
}

function resultsOf({ name, read }: Part, succeeded: boolean, output: string): Results {
  const report = reportOf(name);
  const isReported = read !== undefined && existsSync(report);
  const results = isReported
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: succeeded && read === undefined ? 1 : 0, skipped: 0, failed: [] };
  // Vitest prints these, but leaves them out of its report.
  const unhandled = [...output.matchAll(/Unhandled (?:Rejection|Error) ⎯+\s+(.+)/g)];
  const failed = [...results.failed, ...unhandled.map(([, message = '']) => outsideOfTests(message))];
  return { ...results, failed: failed.length > 0 || succeeded ? failed : [name] };
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // Nothing was left.
  }
}
