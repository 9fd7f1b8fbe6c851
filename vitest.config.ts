import { defineConfig } from 'vitest/config';

// What needs a Firestore emulator, besides the tests of the rules.
const onFirestore = ['tests/contract/firestore.test.ts', 'tests/contract/move.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous, for a machine with two cores: only a failure takes this long.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['tests/setup/no-console-errors.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,server,integrations,scripts,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...onFirestore],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'firestore',
          environment: 'node',
          include: ['firebase/**/*.test.ts', ...onFirestore],
          globalSetup: ['tests/setup/firestore.ts'],
        },
      },
    ],
  },
});
