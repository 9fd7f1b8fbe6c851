import { type CollectionEntry, getCollection } from 'astro:content';
import { articlesInOrder, byNumber } from './article.ts';

/** All articles, by their numbers. Throws when two have the same number. */
export async function collectedArticles(): Promise<readonly CollectionEntry<'articles'>[]> {
  const articles = await getCollection('articles');
  articlesInOrder(articles.map(({ id }) => id));
  return articles.sort((a, b) => byNumber(a.id, b.id));
}
