import { articlesOf } from '../../src/site/article.ts';
import { readArticles } from '../../src/site/read-content.ts';

/** The articles of the sample, in their order: '/blogpost1', … */
export const articlePaths: readonly string[] = articlesOf(readArticles('sample'), {
  today: '9999-12-31',
  isPreview: false,
}).map(({ path }) => path);

/** Every page of the sample. */
export const pagePaths: readonly string[] = ['/', ...articlePaths, '/subscribe', '/privacy-policy'];
