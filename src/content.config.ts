import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from '#site/article.ts';
import { siteTree } from '#site/site-tree.ts';

const articles = defineCollection({
  loader: glob({
    base: `${siteTree}/articles`,
    pattern: '*/index.mdx',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: articleSchema,
});

const legal = defineCollection({ loader: glob({ base: `${siteTree}/legal`, pattern: '*.mdx' }) });

export const collections = { articles, legal };
