import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'toggle-vote',
    environment: 'jsdom',
    include: ['app/**/*.test.{ts,tsx}'],
  },
});
