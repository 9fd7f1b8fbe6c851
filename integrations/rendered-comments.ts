import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { unfinishedSite } from '../src/site/manifest.ts';

/**
 * Builds the comments' components for the server, which renders the first comments into a page's HTML with the same words and class names
 * as the browser. The result is outside the public folder.
 */
export function renderedComments(siteConfig: string, language: string): AstroIntegration {
  return {
    name: 'rendered-comments',
    hooks: {
      'astro:build:done': async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          // React's production code, regardless of the server's NODE_ENV.
          define: { 'process.env.NODE_ENV': '"production"' },
          resolve: { alias: { '#language': language } },
          ssr: { noExternal: true },
          build: {
            ssr: 'src/features/comments/ui/render.tsx',
            outDir: join(unfinishedSite(siteConfig).root, 'comments'),
            emptyOutDir: true,
            copyPublicDir: false,
          },
        });
      },
    },
  };
}
