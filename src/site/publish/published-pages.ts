import { type CollectionEntry, getCollection } from 'astro:content';
import type { z } from 'zod';
import { pageSchema } from '#site/content/page.ts';

/** An owner's page: pages/uses.mdx is '/uses'. */
export interface PublishedPage extends z.output<typeof pageSchema> {
  readonly path: string;
  readonly entry: CollectionEntry<'documents'>;
}

/** The owner's pages of this build. Their addresses have been checked before. */
export async function publishedPages(): Promise<readonly PublishedPage[]> {
  const entries = await getCollection('documents', ({ id }) => id.startsWith('pages/'));
  return entries
    .map((entry) => ({ ...pageSchema.parse(entry.data), path: entry.id.replace('pages', ''), entry }))
    .filter(({ draft }) => import.meta.env.DEV || !draft);
}
