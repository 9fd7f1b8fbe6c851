import { readdirSync } from 'node:fs';
import { articlePath, byNumber } from '../../src/site/article.ts';

/** The articles that the owner has, in their order: '/blogpost1', … */
export const articlePaths: readonly string[] = readdirSync('sample/articles', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort(byNumber)
  .map(articlePath);

/** Every page of the owner's site. */
export const pagePaths: readonly string[] = ['/', ...articlePaths, '/subscribe', '/privacy-policy'];
