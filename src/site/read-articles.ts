import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { articleSchema, type FrontMatter } from './article.ts';
import { corrections } from './corrections.ts';

interface Source {
  readonly folder: string;
  readonly data: FrontMatter;
}

/** The front matter of every article of a tree, from the disk. Throws with the file's name and what to correct in it. */
export function readArticles(tree: string): readonly Source[] {
  const articles = join(tree, 'articles');
  if (!existsSync(articles)) return [];
  return readdirSync(articles)
    .filter((folder) => existsSync(join(articles, folder, 'index.mdx')))
    .map((folder) => ({ folder, data: frontMatterOf(join(articles, folder, 'index.mdx')) }));
}

export function frontMatterOf(file: string): FrontMatter {
  const [, text = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const parsed = articleSchema.safeParse(parsedYaml(file, text) ?? {});
  if (parsed.success) return parsed.data;
  throw new Error(corrections(file, parsed.error));
}

function parsedYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${file} needs a correction:\n  ${error.message}`);
  }
}
