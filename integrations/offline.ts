import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pagePath } from '../src/lib/page-path.ts';
import type { SiteConfig } from '../src/site/config.ts';
import { bundle } from './bundles.ts';

/** After a build: the service worker, and the code that pages load for it. There is neither in development. */
export function offline(config: SiteConfig, builtFrom: string, language: string): AstroIntegration {
  const version = builtFrom.slice(0, 8);
  return {
    name: 'offline',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const code = command === 'build' && config.offline ? `/offline.js?v=${version}` : '';
        updateConfig({ vite: { define: { 'import.meta.env.OFFLINE_CODE': JSON.stringify(code) } } });
      },
      'astro:build:done': async ({ dir }) => {
        if (!config.offline) return;
        const publicDir = fileURLToPath(dir);
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
        const pages = globSync('**/*.html', { cwd: publicDir }).map((file) =>
          encodeURI(pagePath(`/${file}`)),
        );
        await build('offline', 'es', {});
        await build('service-worker', 'iife', {
          'import.meta.env.PAGES': JSON.stringify(pages),
          // Without Workbox's messages to developers.
          'process.env.NODE_ENV': '"production"',
        });
      },
    },
  };
}
