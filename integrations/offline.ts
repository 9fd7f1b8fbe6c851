import { globSync } from 'node:fs';
import { pagePath } from '../src/lib/page-path.ts';
import { afterBuild, bundle } from './bundles.ts';

/** After a build: the service worker, and the code that pages load for it. There is neither in development. */
export const offline = (version: string, language: string) =>
  afterBuild('offline', async (publicDir) => {
    const build = (name: string, format: 'es' | 'iife', define: Readonly<Record<string, unknown>>) =>
      bundle(language, {
        define: { ...define, 'import.meta.env.BUILD': JSON.stringify(version) },
        build: {
          lib: {
            entry: `src/features/offline/${name}.ts`,
            name: 'offline',
            formats: [format],
            fileName: () => `${name}.js`,
          },
          outDir: publicDir,
        },
      });
    const pages = globSync('**/*.html', { cwd: publicDir }).map((file) => encodeURI(pagePath(`/${file}`)));
    await build('offline', 'es', {});
    await build('service-worker', 'iife', {
      'import.meta.env.PAGES': JSON.stringify(pages),
      // Without Workbox's messages to developers.
      'process.env.NODE_ENV': '"production"',
    });
  });
