import { defineCollection } from 'astro:content';
import { globSync } from 'node:fs';
import { glob } from 'astro/loaders';
import { isDraft } from '#site/content/read-content.ts';
import { siteTree } from '#site/site-tree.ts';

const pattern = '{hero,articles/*/index,legal/*,pages/**/*}.mdx';
/** A build leaves drafts out, so that a mistake in one can't stop it. */
const drafts = import.meta.env.DEV
  ? []
  : globSync(pattern, { cwd: siteTree }).filter((file) => isDraft(`${siteTree}/${file}`));

/** The MDX that Astro renders, by ids like 'pages/uses' and 'hero'. It has no schema: read-content.ts reads the front matter. */
const documents = defineCollection({
  loader: glob({
    base: siteTree,
    pattern: [pattern, ...drafts.map((file) => `!${file}`)],
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
});

export const collections = { documents };
