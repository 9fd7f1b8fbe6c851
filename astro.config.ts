import { resolve } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientNear } from './integrations/client-near.ts';
import { shikiConfig } from './integrations/highlight.ts';
import { inlineScripts } from './integrations/inline-script.ts';
import { islandRuntime } from './integrations/island-runtime.ts';
import { lateModule } from './integrations/late-module.ts';
import { nameTables } from './integrations/name-tables.ts';
import { quoteListings } from './integrations/quote-listings.ts';
import { renderedComments } from './integrations/rendered-comments.ts';
import { siteOutput } from './integrations/site-output.ts';
import { stampedBuild } from './integrations/stamped-build.ts';
import { loadSiteConfig } from './src/site/load-config.ts';
import { builtSite } from './src/site/manifest.ts';
import { siteConfigFile, siteTree } from './src/site/site-tree.ts';

const site = await loadSiteConfig();

export default defineConfig({
  site: site.host,
  outDir: builtSite(siteConfigFile).publicDir,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: { processor: satteri({ mdastPlugins: [quoteListings, nameTables] }), shikiConfig },
  integrations: [
    react(),
    mdx(),
    clientNear(),
    lateModule('/src/features/reading/reading.ts'),
    renderedComments(siteConfigFile),
    siteOutput(site),
    stampedBuild(siteConfigFile),
  ],
  vite: {
    plugins: [inlineScripts(), islandRuntime()],
    resolve: { alias: { '#site-config': resolve(siteConfigFile), '#content': resolve(siteTree) } },
  },
  devToolbar: { enabled: false },
});
