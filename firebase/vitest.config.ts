import { defineConfig } from 'vitest/config';

// What needs a Firestore emulator: one is started for the run, unless FIRESTORE_EMULATOR_HOST names one.
// The product's tests run on the sample, also where an owner's site is.
process.env.SITE_TREE = 'sample';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/setup/no-console-errors.ts'],
    include: ['firebase/**/*.test.ts', 'tests/contract/{firestore,move}.test.ts'],
    globalSetup: ['tests/setup/firestore.ts'],
  },
});
