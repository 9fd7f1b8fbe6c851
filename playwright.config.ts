import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/setup/browser.ts';

const browser = await findChromium();

// Servers start a third faster when they find their modules compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

// The product's tests run on the sample, also where an owner's site is.
process.env.SITE_TREE = 'sample';

export default defineConfig({
  globalSetup: './tests/setup/embedded-sites.ts',
  projects: [
    // On Firebase: playwright.firebase.config.ts.
    { name: 'features', testDir: 'tests/e2e', testIgnore: 'firebase/**' },
    { name: 'sweeps', testDir: 'tests/sweeps' },
  ],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Two cores: most tests wait for something now and then.
  workers: 3,
  // Generous, for a machine with two cores: tests wait on conditions, and only a failure takes this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: browser,
    // Requests that a worker makes can't be intercepted. Only the test of offline reading has it.
    serviceWorkers: 'block',
    // A trace tells the whole story of a failure, and costs every test a third of its time: TRACE=on when it is wanted.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
});
