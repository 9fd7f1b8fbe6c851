import { isDrawingId } from '#design/drawing/registry.ts';
import { type Article, articlePath, dayOf } from '#site/article.ts';
import type { Post } from './Posts.tsx';

/** What the card of an article shows. */
export function postOf(folder: string, article: Article): Post {
  return {
    title: article.title,
    description: article.description,
    published: article.published,
    day: isoDay(article.published),
    minutes: article.minutes,
    link: articlePath(folder),
    cover: coverOf(folder),
  };
}

/** 'March 28, 2022' → '2022-03-28'. */
export function isoDay(text: string): string {
  return dayOf(text).toISOString().slice(0, 10);
}

/** The article's own cover, or while none is drawn for it, one that is about no article. */
export function coverOf(folder: string): string {
  const own = `cover-${Number.parseInt(folder, 10)}`;
  return isDrawingId(own) ? own : 'cover';
}
