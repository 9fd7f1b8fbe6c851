import { expect, test } from 'vitest';
import { articles, wordsOf } from './articles.ts';

const headingsOf = ({ nodes }: (typeof articles)[number]) =>
  nodes.flatMap((node) => (node.type === 'heading' ? [{ depth: node.depth, words: wordsOf(node) }] : []));

test.each(articles)('$folder begins with a paragraph, and its headings skip no level', (article) => {
  const [first] = article.nodes.filter(({ type }) => type === 'heading' || type === 'paragraph');
  expect(first?.type).toBe('paragraph');
  let above = 1;
  for (const { depth, words } of headingsOf(article)) {
    expect(depth, `'${words}' stands alone at the level of the title`).toBeGreaterThan(1);
    expect(depth, `'${words}' skips a level`).toBeLessThanOrEqual(above + 1);
    above = depth;
  }
});

test.each(articles)('$folder has headings that say something, each once', (article) => {
  const words = headingsOf(article).map((heading) => heading.words);
  expect(words.filter((heading) => heading.trim() === '')).toEqual([]);
  expect(words).toEqual([...new Set(words)]);
});
