import { coverOf } from '#design/drawings.ts';
import { type Article, articleNumber, articlePath, isoDay } from '#site/article.ts';
import type { Post } from './Posts.tsx';

/** What the card of an article shows. */
export function postOf(folder: string, { title, description, published, minutes }: Article): Post {
  return {
    title,
    description,
    published,
    day: isoDay(published),
    minutes,
    link: articlePath(folder),
    cover: coverOf(articleNumber(folder)),
  };
}
