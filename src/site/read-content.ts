import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { articleSchema, type FrontMatter } from './article.ts';
import { ContentError } from './content-problem.ts';
import { readFrontMatter } from './front-matter.ts';
import { type PageFrontMatter, pageSchema } from './page.ts';

/** Reads the front matter of every article in a tree. Throws ContentError with all mistakes. */
export function readArticles(
  tree: string,
): readonly { readonly folder: string; readonly data: FrontMatter }[] {
  const files = globSync(`${tree}/articles/*/index.mdx`).sort();
  return readAll(files, articleSchema).map(({ file, data }) => ({ folder: basename(dirname(file)), data }));
}

/** Reads the front matter of every page that the owner added. Throws ContentError with all mistakes. */
export function readPages(
  tree: string,
): readonly { readonly name: string; readonly data: PageFrontMatter }[] {
  const files = globSync(`${tree}/pages/*.mdx`).sort();
  return readAll(files, pageSchema).map(({ file, data }) => ({ name: basename(file, '.mdx'), data }));
}

export function frontMatterOf(file: string): FrontMatter {
  const { data, problems } = readFrontMatter(file, articleSchema);
  if (data === undefined) throw new ContentError(problems);
  return data;
}

function readAll<T>(files: readonly string[], schema: z.ZodType<T>): readonly { file: string; data: T }[] {
  const read = files.map((file) => ({ file, ...readFrontMatter(file, schema) }));
  const problems = read.flatMap((each) => each.problems ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  return read.flatMap(({ file, data }) => (data === undefined ? [] : [{ file, data }]));
}
