import { examplesOnEmulators } from './examples-on-emulators.ts';
import { type Check, playwright, runChecks, totals, vitest } from './run-checks.ts';

// npm test: everything that needs no emulator of Firebase. What does is in test-firebase.ts.

const checks: readonly Check[] = [
  { name: 'formatting and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'spelling', command: ['cspell', '--no-progress'] },
  { name: 'types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  vitest('unit, component, contract and architecture tests'),
  {
    name: 'types of the examples',
    command: ['npm', 'run', '--workspaces', '--if-present', '--silent', 'check'],
  },
  vitest(
    'tests of the examples',
    '--config',
    'examples/vitest.config.ts',
    ...examplesOnEmulators.flatMap((file) => ['--exclude', `**/${file}`]),
  ),
  { name: 'build', command: ['node', 'scripts/build-if-stale.ts'] },
  playwright('end-to-end tests'),
];

const counts = await runChecks(checks);
console.log(`\n${totals(counts)}`);
process.exit(counts.failed === 0 ? 0 : 1);
