import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { unfinishedSite } from '../src/site/manifest.ts';

/**
 * Builds the comments' components for the server, which renders the first comments of a page into its HTML: the same
 * components, words and class names as in the browser. It goes beside the pages, where nobody can ask for it.
 */
export function renderedComments(siteConfig: string, language: string): AstroIntegration {
  return {
    name: 'rendered-comments',
    hooks: {
      'astro:build:done': async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          // React's production code, even where the server runs with another NODE_ENV.
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
