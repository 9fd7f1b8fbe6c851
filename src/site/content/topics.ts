import { type Article, newestFirst, tagPath, topicPath } from './article.ts';

/** A tag or a series, with its articles in their order. It has a feed. */
export interface Topic<A> {
  readonly name: string;
  readonly path: string;
  /** The page that lists its articles. */
  readonly page: string;
  readonly articles: readonly A[];
}

/** All tags. Those that differ only in case or punctuation are one. */
export const tagsOf = <A extends Article>(articles: readonly A[]): readonly Topic<A>[] =>
  grouped(articles, tagPath, ({ tags }) => tags);

/** All series that are shown: a single part is not. The first part stands for the page that a series doesn't have. */
export const seriesOf = <A extends Article>(articles: readonly A[]): readonly Topic<A>[] =>
  grouped(articles, seriesPath, ({ series }) => (series ? [series] : []))
    .filter(({ articles }) => articles.length > 1)
    .map((series) => ({ ...series, page: newestFirst(series.articles).at(-1)?.path ?? series.page }));

export const seriesPath = (series: string) => topicPath('series', series);

/** Of a topic, or of all articles. */
export const feedPath = (topic = '') => `${topic}/feed.xml`;

function grouped<A>(
  articles: readonly A[],
  pathOf: (name: string) => string,
  namesOf: (article: A) => readonly string[],
): readonly Topic<A>[] {
  const found = articles.flatMap((article) =>
    namesOf(article).map((name) => ({ name, path: pathOf(name), article })),
  );
  return [...Map.groupBy(found, ({ path }) => path)].map(([path, same]) => ({
    name: same[0]?.name ?? '',
    path,
    page: path,
    articles: [...new Set(same.map(({ article }) => article))],
  }));
}
