import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type CSSOptions, type InlineConfig } from 'vite';
import { unfinishedSite } from '../src/site/build/manifest.ts';

/** Names each class of a CSS module after itself and its file. Vite adds its line, too, which makes a page up to 0.3 kB longer. */
export const classNames: CSSOptions = {
  modules: {
    generateScopedName: (name, file) =>
      `${name}_${hash('sha1', relative('.', file), 'base64url').slice(0, 4)}`,
  },
};

export const afterBuild = (name: string, work: (publicDir: string) => Promise<void>): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': ({ dir }) => work(fileURLToPath(dir)) },
});

/** Builds code apart from the pages, with the same words and class names. Existing files in its folder stay. */
export const bundle = (language: string, { build: options, ...more }: InlineConfig) =>
  build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '#language': language } },
    css: classNames,
    ...more,
    build: { emptyOutDir: false, copyPublicDir: false, ...options },
  });

/** After a build: the code of the search dialog, at an address that Header.tsx knows, where there is something to search. */
export const searchDialog = (language: string) =>
  afterBuild('search-dialog', async (publicDir) => {
    if (!existsSync(join(publicDir, 'search.json'))) return;
    await bundle(language, {
      build: {
        lib: { entry: 'src/features/search/dialog.ts', formats: ['es'], fileName: () => 'dialog.js' },
        outDir: join(publicDir, 'search'),
      },
    });
  });

/** Builds the comments' components for the server, with the browser's words and class names. They are outside the public folder. */
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
