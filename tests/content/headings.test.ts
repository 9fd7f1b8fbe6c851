import { expect, test } from 'vitest';
import { textOf } from '#site/content/mdx.ts';
import { articles } from './articles.ts';

test.each(articles)('$folder begins with a paragraph, and has each heading once', ({ nodes }) => {
  const [first] = nodes.filter(({ type }) => type === 'heading' || type === 'paragraph');
  expect(first?.type).toBe('paragraph');
  const words = nodes.flatMap((node) => (node.type === 'heading' ? [textOf(node)] : []));
  expect(words).toEqual([...new Set(words)]);
});
