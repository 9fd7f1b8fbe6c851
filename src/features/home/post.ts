import type { Article } from '#site/article.ts';
import type { Post } from './Posts.tsx';

/** What the card of an article shows. */
export function postOf({ title, description, published, minutes, path, cover }: Article): Post {
  return { title, description, published, minutes, link: path, cover };
}
