import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'comment-section',
    include: ['{app,src}/**/*.test.{ts,tsx}'],
  },
});
