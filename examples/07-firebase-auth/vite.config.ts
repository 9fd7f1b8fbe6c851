import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'firebase-auth',
    include: ['{app,src}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
