import { type CollectionEntry, getCollection } from 'astro:content';
import type { SiteConfig } from './config.ts';
import { type Page, pageSchema, pagesOf } from './page.ts';
import { publishedArticles } from './published-articles.ts';

export interface PublishedPage extends Page {
  readonly entry: CollectionEntry<'documents'>;
}

const folder = 'pages/';

/** The owner's pages of this build. */
export async function publishedPages(
  site: Pick<SiteConfig, 'articleOrder'>,
): Promise<readonly PublishedPage[]> {
  const documents = await getCollection('documents', ({ id }) => id.startsWith(folder));
  const entries = new Map(documents.map((entry) => [entry.id.slice(folder.length), entry]));
  const articles = (await publishedArticles(site)).map(({ path }) => path);
  const sources = [...entries].map(([name, { data }]) => ({ name, data: pageSchema.parse(data) }));
  return pagesOf(sources, { articles, isPreview: import.meta.env.DEV }).flatMap((page) => {
    const entry = entries.get(page.path.slice(1));
    return entry ? [{ ...page, entry }] : [];
  });
}
