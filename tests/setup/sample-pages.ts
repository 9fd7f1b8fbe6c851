import { projects } from '../../sample/projects.ts';
import { readContent } from '../../src/site/content/read-content.ts';
import { appPath } from '../../src/site/project.ts';

const { articles, pages } = readContent('sample');

/** The articles of the sample, in their order: '/blogpost1', … */
export const articlePaths: readonly string[] = articles.map(({ path }) => path);

/** Every page of the sample. */
export const pagePaths: readonly string[] = [
  '/',
  ...articlePaths,
  ...pages.map(({ path }) => path),
  '/subscribe',
  '/privacy-policy',
];

/** The apps of the sample that are built with it. They bring their own headings, so they are no pages like the others. */
export const appPaths: readonly string[] = projects.flatMap(({ app }) => (app ? [appPath(app)] : []));
