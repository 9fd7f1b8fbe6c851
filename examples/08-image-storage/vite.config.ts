import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'image-storage',
    include: ['{app,functions,src,test}/**/*.test.{ts,tsx}', '*.test.ts'],
    testTimeout: 20_000,
  },
});
