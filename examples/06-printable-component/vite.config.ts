import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'printable-component',
    environment: 'jsdom',
    include: ['{src,app}/**/*.test.{ts,tsx}'],
  },
});
