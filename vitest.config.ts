import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// The product's tests run on the sample, even in the repository of an owner's site.
process.env.SITE_TREE = 'sample';

export default defineConfig({
  resolve: { alias: { '#language': resolve('src/languages/en.ts') } },
  test: {
    maxWorkers: 2,
    // Generous, for a machine with two cores: only a failure takes this long.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/setup/no-console-errors.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // Test files share their process, and with it the modules that they import.
          isolate: false,
          setupFiles: ['server/testing/native-responses.ts'],
          include: ['{src,server,integrations,scripts,tools,move-in,sample,tests}/**/*.test.ts'],
          exclude: [
            // The tools' own packages ship tests too.
            '**/node_modules/**',
            'tests/{e2e,large,reproducible,security,shapes,sweeps,torture}/**',
            // On Firestore, below.
            'tests/contract/{firestore,move}.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          // jsdom is loaded once, and each file has a window of its own.
          pool: 'vmThreads',
          include: ['{src,sample}/**/*.test.tsx'],
          setupFiles: ['tests/setup/component-timeouts.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shapes',
          include: ['tests/shapes/**/*.test.ts'],
          // Two builds of Astro's at once would share a folder.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // Long builds of their own, so they are a part of .ci/run and not of npm test.
        test: {
          name: 'long',
          include: ['tests/{large,reproducible,torture}/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          globalSetup: ['tests/setup/attacked-sites.ts'],
          isolate: false,
          // A test here is thousands of requests.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // An emulator is started for the run, unless FIRESTORE_EMULATOR_HOST names one.
        test: {
          name: 'firestore',
          include: ['firebase/**/*.test.ts', 'tests/contract/{firestore,move}.test.ts'],
          globalSetup: ['tests/setup/firestore.ts'],
        },
      },
    ],
  },
});
