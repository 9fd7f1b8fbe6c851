import { tag as language } from '#language';
import { type Article, newestFirst, tagPath } from './article.ts';

const segmenter = new Intl.Segmenter(language, { granularity: 'word' });

const wordsOf = ({ title, description }: Article) =>
  new Set(
    [...segmenter.segment(`${title} ${description}`.toLowerCase())]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  );

/**
 * Finds up to three articles related to one of these: those with the most tags in common, then with the most words of title and
 * description. The fewer articles have a word, the more it counts. One that a third of them have says nothing, nor does a single word.
 */
export function relatedAmong<A extends Article>(articles: readonly A[]) {
  const terms = new Map(
    articles.map((each) => [each, { tags: each.tags.map(tagPath), words: wordsOf(each) }]),
  );
  const counts = new Map<string, number>();
  for (const { words } of terms.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { words } of terms.values())
    for (const word of words) if ((counts.get(word) ?? 0) * 3 >= articles.length) words.delete(word);
  const newest = newestFirst(articles);

  return (article: A, listed: readonly (A | undefined)[]): readonly A[] => {
    const own = terms.get(article);
    if (!own) return [];
    return newest
      .filter((each) => each !== article && !listed.includes(each))
      .map((each) => {
        const { tags = [], words } = terms.get(each) ?? {};
        const shared = [...own.words].filter((word) => words?.has(word));
        return {
          each,
          tags: new Set(tags.filter((tag) => own.tags.includes(tag))).size,
          words: shared.length > 1 ? shared.reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0) : 0,
        };
      })
      .filter(({ tags, words }) => tags + words > 0)
      .sort((a, b) => b.tags - a.tags || b.words - a.words)
      .slice(0, 3)
      .map(({ each }) => each);
  };
}
