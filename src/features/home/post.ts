import type { PublishedArticle } from '#site/published-articles.ts';
import type { Post } from './Posts.tsx';

/** What the card of an article shows. */
export function postOf({ path, illustration, ...article }: PublishedArticle): Post {
  const { title, description, published, minutes } = article;
  return { title, description, published, minutes, link: path, cover: illustration };
}
