import { defineConfig } from '@playwright/test';
import embedded from './playwright.config.ts';

// The journeys on Firebase, against its emulators.
// The product's tests run on the sample, also where an owner's site is.
process.env.SITE_TREE = 'sample';

export default defineConfig({
  ...embedded,
  globalSetup: './tests/setup/firebase-site.ts',
  projects: [{ testDir: 'tests/e2e/firebase' }],
});
