import { type Article, newestFirst, tagPath } from './article.ts';

/** Finds up to three articles that share tags with one of these: those with the most in common, then the newest. */
export function relatedAmong<A extends Article>(articles: readonly A[]) {
  const newest = newestFirst(articles);
  const tagsOf = ({ tags }: Article) => new Set(tags.map(tagPath));

  return (article: A, listed: readonly (A | undefined)[]): readonly A[] => {
    const own = tagsOf(article);
    return newest
      .filter((each) => each !== article && !listed.includes(each))
      .map((each) => ({ each, common: [...tagsOf(each)].filter((tag) => own.has(tag)).length }))
      .filter(({ common }) => common > 0)
      .sort((a, b) => b.common - a.common)
      .slice(0, 3)
      .map(({ each }) => each);
  };
}
