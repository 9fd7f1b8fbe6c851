import { mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

// What only this repository needs: a database where there is no MongoDB, and exercises left alone.
export default mergeConfig(base, {
  test: {
    globalSetup: ['test/mongo/global-setup.ts'],
    // These fail until a reader has done them.
    exclude: ['**/node_modules/**', 'exercises/**'],
  },
});
