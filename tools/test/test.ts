import { globSync } from 'node:fs';
import { examplesOnEmulators } from './examples-on-emulators.ts';
import { check, runChecks, vitest } from './run-checks.ts';

// npm test: everything that doesn't need Firebase's emulators. What does is in test-firebase.ts.

// TypeScript's native compiler is five times faster, and can't read .astro files. One checker does less in all than several.
const tsc = 'node node_modules/@typescript/native/bin/tsc';
const examples = globSync('examples/*/{,app/}tsconfig.json').join(' ');
const otherExamples = examplesOnEmulators.map((file) => `--exclude **/*${file}`).join(' ');
// Files share a process and its jsdom, which takes longer to start than most of them to run.
const sharedProcess = '--isolate=false --maxWorkers=2';

// What needs one core has another check beside it, but never a second Astro program: those share a folder.
const passed = await runChecks([
  [
    // It also writes the types of the content, which the next phase needs.
    check(
      'types of the pages',
      'astro check --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
    ),
    check('formatting and lint', 'biome check --error-on-warnings .'),
    check('spelling', 'cspell --no-progress'),
    check('types of the examples', `${tsc} --build --noEmit --checkers 1 ${examples}`),
  ],
  [
    check('builds', 'node tests/setup/build-sites.ts'),
    vitest('tests of the examples', `--config examples/vitest.config.ts ${sharedProcess} ${otherExamples}`),
    check('types', `${tsc} --checkers 1`),
  ],
  [
    // Three builds, one after the other, and what fills the second core meanwhile.
    vitest('sites of other shapes', '--project shapes'),
    vitest(
      'unit, component, contract and architecture tests, and attacks',
      '--project node --project browser-like --project security',
    ),
  ],
  [check('end-to-end tests', 'playwright test')],
]);
process.exit(passed ? 0 : 1);
