import { globSync } from 'node:fs';
import { howToGetEmulators, startEmulators } from '../firebase-emulators/emulators.ts';
import { command, type Part, playwright, runParts, vitest } from './run-parts.ts';

// npm test: each feature once.
// npm run test:sweeps: each page, demo, app and example, each attack, and other kinds of browsers and sites.
// npm run test:firebase: what needs Firebase's emulators.
// npm run test:quick [-- main]: format, lint, imports, and the tests of what has changed since the last commit, or since the given one.

/** Tests of the examples that need an emulator, by how the names of their files end. */
const examplesOnEmulators = ['rules.test.ts', 'firestore-store.test.ts', 'firebase-account.test.ts'];
// TypeScript's native compiler is five times faster, and can't read .astro files. One checker does less in all than several.
const tsc = 'node node_modules/@typescript/native/bin/tsc';
const lint = command('formatting and lint', 'biome check --error-on-warnings .');
const builds = command('builds', 'node tests/setup/build-sites.ts');

// What needs one core has another part beside it, but never a second Astro program: those share a folder.
const features: Part[][] = [
  [
    // It also writes the types of the content, which the next phase needs.
    command(
      'types of the pages',
      'astro check --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
    ),
    lint,
    command('spelling', 'cspell --no-progress'),
  ],
  [builds, command('types', `${tsc} --checkers 1`), vitest('component tests', '--project browser-like')],
  [vitest('unit, contract and architecture tests', '--project node')],
  [playwright('end-to-end tests', '--project features')],
];

function sweeps(): Part[][] {
  const examples = globSync('examples/*/{,app/}tsconfig.json').join(' ');
  const others = examplesOnEmulators.map((file) => `--exclude **/*${file}`).join(' ');
  return [
    [
      builds,
      command('types of the examples', `${tsc} --build --noEmit --checkers 1 ${examples}`),
      // Files share a thread and its jsdom, which takes longer to start than most of them to run.
      vitest(
        'tests of the examples',
        `--config examples/vitest.config.ts --pool=threads --isolate=false --maxWorkers=2 ${others}`,
      ),
    ],
    [vitest('sites of other shapes', '--project shapes'), vitest('attacks', '--project security')],
    [playwright('pages, demos, apps and other browsers', '--project sweeps')],
  ];
}

const changed = (since: string) => [
  [lint, vitest('imports', 'tests/architecture.test.ts')],
  [
    vitest(
      'tests of what changed',
      `--project node --project browser-like --changed=${since} --passWithNoTests`,
    ),
  ],
];

const onFirebase = [
  [vitest('rules, contract and moves on Firestore', '--project firestore')],
  [vitest('examples on Firebase', `--config examples/vitest.config.ts ${examplesOnEmulators.join(' ')}`)],
  [playwright('journeys on Firebase', '--config playwright.firebase.config.ts')],
];

async function runOnFirebase(): Promise<boolean> {
  const { environment, missing, stop } = await startEmulators('demo-test');
  try {
    if (missing === '') return await runParts(onFirebase, environment);
    console.log(`FAILED no emulator of ${missing} was found. ${howToGetEmulators}.`);
    console.log('0 passed, 1 failed, 0 skipped');
    return false;
  } finally {
    await stop();
  }
}

const runs: Readonly<Record<string, (since?: string) => Promise<boolean>>> = {
  features: () => runParts(features),
  quick: (since = 'HEAD') => runParts(changed(since)),
  sweeps: () => runParts(sweeps()),
  firebase: runOnFirebase,
};
const [kind = 'features', ...more] = process.argv.slice(2);
const run = Object.hasOwn(runs, kind) && more.length <= (kind === 'quick' ? 1 : 0) ? runs[kind] : undefined;
if (run === undefined) {
  console.error('To run one file: npm run test:unit -- <file>, or npm run test:e2e -- <file>.');
  process.exit(2);
}
process.exit((await run(more[0])) ? 0 : 1);
