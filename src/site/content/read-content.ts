import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import { type Article, articleSchema, articlesOf } from './article.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { today } from './day.ts';
import { readFrontMatter } from './front-matter.ts';
import { checkAddress, pageSchema } from './page.ts';

/** Reads the front matter of every article in a tree. Throws ContentError with all mistakes. */
export const readArticles = (tree: string) =>
  readAll(`${tree}/articles/*/index.mdx`, articleSchema).map(({ file, data }) => ({
    folder: basename(dirname(file)),
    data,
  }));

/** Every article, drafts too. Throws ContentError with every mistake in front matter that would stop a build. */
export function readContent(tree: string): readonly Article[] {
  const sources = readArticles(tree);
  const pages = readAll(`${tree}/pages/*.mdx`, pageSchema);
  try {
    const articles = articlesOf(sources, { today: today(), isPreview: true });
    const paths = articles.map(({ path }) => path);
    for (const { file } of pages) checkAddress(basename(file, '.mdx'), paths);
    return articles;
  } catch (error) {
    // They know their place in the tree only.
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(error.problems.map((problem) => ({ ...problem, file: join(tree, problem.file) })));
  }
}

function readAll<T>(pattern: string, schema: z.ZodType<T>) {
  const problems: ContentProblem[] = [];
  const read = globSync(pattern)
    .sort()
    .flatMap((file) => {
      try {
        return [{ file, data: readFrontMatter(file, schema) }];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
  if (problems.length > 0) throw new ContentError(problems);
  return read;
}
