import { join } from 'node:path';
import { unfinishedSite } from '../src/site/policy/manifest.ts';
import { afterBuild, bundle } from './after-build.ts';

/**
 * Builds the comments' components for the server, which renders the first comments into a page's HTML with the same words and class names
 * as the browser. The result is outside the public folder.
 */
export const renderedComments = (siteConfig: string, language: string) =>
  afterBuild('rendered-comments', async () => {
    await bundle(language, {
      // React's production code, regardless of the server's NODE_ENV.
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/features/comments/ui/render.tsx',
        outDir: join(unfinishedSite(siteConfig).root, 'comments'),
      },
    });
  });
