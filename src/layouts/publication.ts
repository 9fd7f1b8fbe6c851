import { getCollection } from 'astro:content';
import { byNumber } from '#site/article.ts';
import type { Publication } from '#site/feeds.ts';
import site from '#site-config';

/** The owner's articles, for feeds. */
export async function publication(): Promise<Publication> {
  const articles = (await getCollection('articles')).sort((a, b) => byNumber(a.id, b.id));
  return {
    host: site.host,
    author: site.owner.name,
    articles: articles.map(({ id, data }) => ({ folder: id, article: data })),
  };
}
