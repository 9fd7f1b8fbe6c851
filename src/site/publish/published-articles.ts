import { type CollectionEntry, getCollection } from 'astro:content';
import type { SiteConfig } from '#site/config.ts';
import { type Article, articlesOf, newestFirst } from '#site/content/article.ts';
import { today } from '#site/content/day.ts';
import { illustration, type Picture } from '#site/content/pictures.ts';

export interface PublishedArticle extends Article {
  readonly entry: CollectionEntry<'articles'>;
  /** Its cover: a drawing's name, or a picture. */
  readonly illustration: string | Picture;
}

/** The articles of this build, in the owner's order. */
export async function publishedArticles({
  articleOrder,
}: Pick<SiteConfig, 'articleOrder'>): Promise<readonly PublishedArticle[]> {
  const entries = new Map((await getCollection('articles')).map((entry) => [entry.id, entry]));
  const articles = articlesOf(
    [...entries].map(([folder, { data }]) => ({ folder, data })),
    { today: today(), isPreview: import.meta.env.DEV },
  );
  const ordered = articleOrder === 'newest' ? newestFirst(articles) : articles;
  const found = ordered.flatMap((article) => {
    const entry = entries.get(article.folder);
    return entry ? [{ ...article, entry }] : [];
  });
  return Promise.all(
    found.map(async (article) => ({
      ...article,
      illustration: await illustration(article.cover, `articles/${article.folder}/index.mdx`),
    })),
  );
}
