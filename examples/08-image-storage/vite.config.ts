import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { createStandIn } from './stand-in/storage-server.ts';

/**
 * In development the page's own address answers as Cloud Storage would,
 * with storage.rules in force.
 */
function storageStandIn(): Plugin {
  return {
    name: 'storage-stand-in',
    configureServer({ middlewares }) {
      const handle = createStandIn({
        rules: readFileSync(
          new URL('storage.rules', import.meta.url),
          'utf8',
        ),
        // On one machine an upload is over before one sees it. Half a
        // second for each piece is what a phone takes.
        beforePiece: () =>
          new Promise((resolve) => setTimeout(resolve, 500, 'take')),
      });
      middlewares.use((req, res, next) => {
        handle(req, res).then((handled) => handled || next(), next);
      });
    },
  };
}

export default defineConfig({
  plugins: [react(), storageStandIn()],
  test: {
    name: 'image-storage',
    include: ['{src,stand-in}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
