import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from '#site/content/article.ts';
import { siteTree } from '#site/site-tree.ts';

const articles = defineCollection({
  loader: glob({
    base: `${siteTree}/articles`,
    pattern: '*/index.mdx',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: articleSchema,
});

/** 'legal/privacy-policy', and the owner's own pages, such as 'pages/uses'. */
const documents = defineCollection({ loader: glob({ base: siteTree, pattern: '{legal,pages}/*.mdx' }) });

export const collections = { articles, documents };
