import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { startEmulators } from '../tools/firebase-emulators/both.ts';
import { howToGetEmulators } from '../tools/firebase-emulators/running.ts';
import { type Counts, countsOfPlaywright, countsOfVitest, sum } from './test-counts.ts';

/** One check: what runs, and where its runner leaves its count. A check without a report counts as one test. */
interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly report?: { readonly file: string; readonly read: (json: string) => Counts };
}

const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const vitest = (name: string, ...extra: string[]): Check => {
  const file = `${results}/${name}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${process.cwd()}/${file}`,
      ...extra,
    ],
    report: { file, read: countsOfVitest },
  };
};

const checks: readonly Check[] = [
  { name: 'formatting and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'spelling', command: ['cspell', '--no-progress'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  vitest('unit, component, contract and architecture tests'),
  {
    name: 'types of the examples',
    command: ['npm', 'run', '--workspaces', '--if-present', '--silent', 'check'],
  },
  vitest('tests of the examples', '--config', 'examples/vitest.config.ts'),
  { name: 'build', command: ['node', 'scripts/build-if-stale.ts'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    report: { file: `${results}/playwright.json`, read: countsOfPlaywright },
  },
];

// They take their time to start, while what needs no emulator runs. Every runner finds them by the environment.
const starting = startEmulators('demo-test');
starting.catch(() => undefined);
let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    running?.kill(signal);
    await (await starting.catch(() => null))?.stop();
    process.exit(1);
  });
}

const counts: Counts[] = [];
for (const check of checks) {
  console.log(`\n── ${check.name}`);
  const emulators = check.report ? await starting.catch(() => null) : null;
  const succeeded = await run(check.command, emulators?.environment);
  const counted =
    check.report && existsSync(check.report.file)
      ? check.report.read(readFileSync(check.report.file, 'utf8'))
      : null;
  // A runner may fail without a failing test: a broken set-up, an unhandled rejection. That is one failure.
  if (!counted) counts.push({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 });
  else counts.push(succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 });
}

const problem = await starting.then(
  async ({ missing, stop }) => {
    await stop();
    return missing === '' ? undefined : `no emulator of ${missing} was found. ${howToGetEmulators}`;
  },
  (failure: unknown) => `an emulator did not start: ${failure}`,
);
if (problem !== undefined) {
  console.log(`\n!! NOT RUN: some tests of Firebase, because ${problem}.`);
  if (process.env.CI === 'true') counts.push({ passed: 0, failed: 1, skipped: 0 });
}

const total = sum(counts);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function run([command, ...args]: Check['command'], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    });
    running = child;
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}
