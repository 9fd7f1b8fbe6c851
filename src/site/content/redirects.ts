import { plainPath } from '#lib/page-path.ts';
import type { Redirects } from '#lib/redirects.ts';
import type { Article } from './article.ts';

/** Where other blogs have their feeds. */
const oldFeeds = ['/feed', '/rss', '/rss.xml', '/index.xml', '/atom.xml'];

type Moved = Record<'articles' | 'pages', readonly Pick<Article, 'path' | 'aliases'>[]>;

/** Every old address: of the configuration, of articles and pages, and of the feed. */
export function redirectsOf(configured: Redirects, { articles, pages }: Moved): Redirects {
  const paths = [...articles, ...pages].map(({ path }) => path);
  const feeds = articles.length === 0 ? [] : oldFeeds.filter((feed) => !paths.includes(feed));
  return Object.fromEntries([
    ...feeds.map((feed) => [feed, '/feed.xml']),
    ...Object.entries(configured).map(([from, to]) => [plainPath(from), to]),
    ...[...articles, ...pages].flatMap(({ aliases, path }) => aliases.map((alias) => [alias, path])),
  ]);
}
