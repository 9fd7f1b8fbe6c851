import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema, type FrontMatter } from './article.ts';
import { ContentError } from './content-problem.ts';
import { readFrontMatter } from './front-matter.ts';

interface Source {
  readonly folder: string;
  readonly data: FrontMatter;
}

/** Reads the front matter of every article in a tree. Throws ContentError with all mistakes. */
export function readArticles(tree: string): readonly Source[] {
  const articles = join(tree, 'articles');
  if (!existsSync(articles)) return [];
  const read = readdirSync(articles)
    .filter((folder) => existsSync(join(articles, folder, 'index.mdx')))
    .map((folder) => ({ folder, ...readFrontMatter(join(articles, folder, 'index.mdx'), articleSchema) }));
  const problems = read.flatMap((each) => each.problems ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  return read.flatMap(({ folder, data }) => (data ? [{ folder, data }] : []));
}

export function frontMatterOf(file: string): FrontMatter {
  const { data, problems } = readFrontMatter(file, articleSchema);
  if (data === undefined) throw new ContentError(problems);
  return data;
}
