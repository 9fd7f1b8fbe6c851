import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type InlineConfig } from 'vite';
import { classNames } from './class-names.ts';

/** Works on the folder of finished pages. */
export const afterBuild = (name: string, work: (publicDir: string) => Promise<void>): AstroIntegration => ({
  name,
  hooks: { 'astro:build:done': ({ dir }) => work(fileURLToPath(dir)) },
});

/** Builds code that is no part of a page. It has the site's words and class names, and what is in its folder already stays. */
export const bundle = (language: string, { build: options, ...more }: InlineConfig) =>
  build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '#language': language } },
    css: classNames,
    ...more,
    build: { emptyOutDir: false, copyPublicDir: false, ...options },
  });
