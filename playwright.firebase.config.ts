import { defineConfig } from '@playwright/test';
import embedded from './playwright.config.ts';

// The journeys on Firebase, against its emulators.
export default defineConfig({
  ...embedded,
  globalSetup: './tests/setup/firebase-site.ts',
  projects: [{ testDir: 'tests/e2e/firebase' }],
});
