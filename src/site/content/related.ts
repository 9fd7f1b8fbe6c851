import { type Article, newestFirst, tagPath } from './article.ts';

/** Finds up to three articles that share tags with one of these: those with the most in common, then the newest. */
export function relatedAmong<A extends Article>(articles: readonly A[]) {
  const tagged = new Map(newestFirst(articles).map((each) => [each, new Set(each.tags.map(tagPath))]));

  return (article: A, listed: readonly (A | undefined)[]): readonly A[] =>
    [...tagged]
      .filter(([each]) => each !== article && !listed.includes(each))
      .map(([each, tags]) => ({
        each,
        common: [...tags].filter((tag) => tagged.get(article)?.has(tag)).length,
      }))
      .filter(({ common }) => common > 0)
      .sort((a, b) => b.common - a.common)
      .slice(0, 3)
      .map(({ each }) => each);
}
