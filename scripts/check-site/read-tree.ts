import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '#site/article.ts';
import { ContentError } from '#site/content-problem.ts';
import { readContent } from '#site/read-content.ts';
import { type Source, sourcesIn } from './sources.ts';

/** No page builds without these. A tree from an older version may lack one. */
const required = ['home.ts', 'projects.ts', 'skills.ts'];

interface Tree {
  /** Drafts too. */
  readonly articles: readonly Article[];
  readonly sources: readonly Source[];
}

/** Reads what the owner wrote. Throws ContentError with every mistake that would stop a build. */
export function readTree(tree: string): Tree {
  const missing = required.filter((name) => !existsSync(join(tree, name)));
  if (missing.length > 0) {
    const says = (name: string) => `is missing: copy sample/${name}, and make it yours`;
    throw new ContentError(missing.map((name) => ({ file: join(tree, name), line: 1, says: says(name) })));
  }
  return { articles: readContent(tree), sources: sourcesIn(tree) };
}
