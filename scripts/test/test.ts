import { globSync } from 'node:fs';
import { examplesOnEmulators } from './examples-on-emulators.ts';
import { type Check, playwright, runChecks, vitest } from './run-checks.ts';

// npm test: everything that needs no emulator of Firebase. What does is in test-firebase.ts.

const lint: Check = {
  name: 'formatting and lint',
  command: ['biome', 'check', '--error-on-warnings', '.'],
};
const spelling: Check = { name: 'spelling', command: ['cspell', '--no-progress'] };
// TypeScript's native compiler is five times faster, and can't read .astro files. One checker does less in all than several.
const tsc = 'node_modules/@typescript/native/bin/tsc';
const types: Check = { name: 'types', command: ['node', tsc, '--checkers', '1'] };
// It also writes the types of the content, which the check above needs.
const typesOfPages: Check = {
  name: 'types of the pages',
  command: ['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'warning'],
};
const typesOfExamples: Check = {
  name: 'types of the examples',
  command: [
    'node',
    tsc,
    '--build',
    '--noEmit',
    '--checkers',
    '1',
    ...globSync('examples/*/{,app/}tsconfig.json'),
  ],
};
const builds: Check = { name: 'builds', command: ['node', 'tests/setup/build-sites.ts'] };
const testsOfExamples = vitest(
  'tests of the examples',
  '--config',
  'examples/vitest.config.ts',
  // Files share a process and its jsdom, which takes longer to start than most of them to run.
  '--isolate=false',
  '--maxWorkers=2',
  ...examplesOnEmulators.flatMap((file) => ['--exclude', `**/*${file}`]),
);

// What needs one core has another check beside it, but never a second program of Astro's: those share a folder.
const passed = await runChecks([
  [typesOfPages, lint, spelling, typesOfExamples],
  [builds, testsOfExamples, types],
  [
    vitest(
      'unit, component, contract and architecture tests',
      '--project',
      'node',
      '--project',
      'browser-like',
    ),
  ],
  [
    vitest('sites of other shapes', '--project', 'shapes'),
    vitest('attacks on the running site', '--project', 'security'),
  ],
  [playwright('end-to-end tests')],
]);
process.exit(passed ? 0 : 1);
