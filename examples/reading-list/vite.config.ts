import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'reading-list',
    environment: 'jsdom',
    // Generous, for a machine that does other things: only a failure takes this long.
    testTimeout: 20_000,
    include: ['app/**/*.test.{ts,tsx}'],
  },
});
