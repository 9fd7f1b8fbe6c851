import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { articleSchema, type FrontMatter } from './article.ts';
import { ContentError, type ContentProblem, sentenceOf } from './content-problem.ts';

interface Source {
  readonly folder: string;
  readonly data: FrontMatter;
}

/** The front matter of every article of a tree, from the disk. Throws ContentError with every mistake in them. */
export function readArticles(tree: string): readonly Source[] {
  const articles = join(tree, 'articles');
  if (!existsSync(articles)) return [];
  const read = readdirSync(articles)
    .filter((folder) => existsSync(join(articles, folder, 'index.mdx')))
    .map((folder) => ({ folder, ...checkedFrontMatter(join(articles, folder, 'index.mdx')) }));
  const problems = read.flatMap((each) => each.problems ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  return read.flatMap(({ folder, data }) => (data ? [{ folder, data }] : []));
}

export function frontMatterOf(file: string): FrontMatter {
  const { data, problems } = checkedFrontMatter(file);
  if (data === undefined) throw new ContentError(problems);
  return data;
}

type Checked =
  | { readonly data: FrontMatter; readonly problems?: never }
  | { readonly data?: never; readonly problems: readonly ContentProblem[] };

function checkedFrontMatter(file: string): Checked {
  const [, text] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined)
    return { problems: [{ file, line: 1, says: 'has no front matter: begin it with ---, title and so on' }] };
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  // The first line of the file is ---.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (yaml.errors.length > 0) {
    return {
      problems: yaml.errors.map(({ message, pos: [start] }) => ({
        file,
        line: lineAt(start),
        says: `is not YAML: ${message.split(' at line')[0]}. Put a value with a colon or a quote into quotes.`,
      })),
    };
  }
  const parsed = articleSchema.safeParse(yaml.toJS() ?? {});
  if (parsed.success) return { data: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
      const line = lineAt(startOf(yaml.contents, String(key)));
      const name = issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ` : '';
      return { file, line: Math.max(line, 1), says: `${name}${sentenceOf(issue)}` };
    }),
  };
}

/** Where a key stands in the YAML; a missing one is missed at the top. */
function startOf(contents: ReturnType<typeof parseDocument>['contents'], key: string): number {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}
