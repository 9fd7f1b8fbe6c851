import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { siteTree } from '#site/site-tree.ts';

/**
 * The MDX that Astro renders: 'articles/01-first/index', 'pages/uses' and 'legal/privacy-policy'. Astro caches it, so it has no schema:
 * readContent of src/site/content/read-content.ts reads the front matter.
 */
const documents = defineCollection({
  loader: glob({
    base: siteTree,
    pattern: '{articles/*/index,legal/*,pages/*}.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
});

export const collections = { documents };
