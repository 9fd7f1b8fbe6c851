import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { builtApps } from './integrations/built-apps.ts';
import { afterBuild, classNames, renderedComments, searchDialog } from './integrations/bundles.ts';
import { headingFont } from './integrations/heading-font.ts';
import { alerts, checkTags, nameTables, ownVideos, quoteListings } from './integrations/mdx-plugins.ts';
import { offline } from './integrations/offline.ts';
import { siteOutput } from './integrations/site-output.ts';
import { completeLanguageFile } from './src/languages/language-file.ts';
import { fingerprint, finishBuild } from './src/site/build/build-stamp.ts';
import { unfinishedSite } from './src/site/build/manifest.ts';
import { highlightCode } from './src/site/content/highlight.ts';
import { math, prices } from './src/site/content/math.ts';
import { features } from './src/site/content/mdx.ts';
import { renderedElements } from './src/site/content/mdx-tags.ts';
import { headingFace } from './src/site/heading-face.ts';
import { loadSiteConfig } from './src/site/load-config.ts';
import { siteConfigFile, siteTree } from './src/site/site-tree.ts';

const site = await loadSiteConfig();
const language = await completeLanguageFile(site.language);
// Taken before the build, so that changes during the build count for the next one.
const builtFrom = fingerprint(siteConfigFile);
const version = builtFrom.slice(0, 8);

export default defineConfig({
  site: site.host,
  // Trees must not share a cache, because their files may have the same names.
  cacheDir: join('node_modules/.astro', siteTree),
  outDir: unfinishedSite(siteConfigFile).publicDir,
  trailingSlash: 'never',
  // A page waits for its pictures, which are drawn outside of JavaScript.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: availableParallelism() },
  markdown: {
    processor: satteri({
      features,
      mdastPlugins: [checkTags, alerts, prices, math, ownVideos, quoteListings, nameTables],
      hastPlugins: [highlightCode],
    }),
    syntaxHighlight: false,
  },
  integrations: [
    react(),
    // Otherwise each element of Markdown is code to bundle: for 1,000 articles that takes 2.9 GB of memory instead of 1.7.
    mdx({ optimize: { ignoreElementNames: [...renderedElements] } }),
    {
      name: 'visible-or-unsent',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({
            name: 'visible-or-unsent',
            entrypoint: './integrations/visible-or-unsent.ts',
          }),
      },
    },
    renderedComments(siteConfigFile, language),
    searchDialog(language),
    builtApps(language),
    ...(site.offline ? [offline(version, language)] : []),
    siteOutput(site),
    afterBuild('stamped-build', async () => finishBuild(siteConfigFile, builtFrom)),
  ],
  vite: {
    css: classNames,
    define: {
      'import.meta.env.OFFLINE_CODE': JSON.stringify(site.offline ? `/offline.js?v=${version}` : ''),
    },
    environments: { client: { build: { sourcemap: false } } },
    build: {
      // For the code that makes the pages: scripts/build.ts names the file of a demo that throws.
      sourcemap: true,
      // The largest file is Firebase's SDK, 610 kB, which loads when someone signs in on a site with Firebase.
      chunkSizeWarningLimit: 700,
      // Otherwise it warns of a directive that Astro itself puts into each MDX file.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    resolve: {
      alias: {
        '#site-config': resolve(siteConfigFile),
        '#content': resolve(siteTree),
        '#language': language,
        '@heading-font.css': await headingFont(headingFace(site.theme), siteTree),
      },
    },
  },
  devToolbar: { enabled: false },
});
