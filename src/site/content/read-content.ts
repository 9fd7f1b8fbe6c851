import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument, visit, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { siteTree } from '#site/site-tree.ts';
import { articlePath, articleSchema, numberOf, pageSchema, pathSchema } from './article.ts';
import { ContentError, type ContentProblem, parsed } from './content-problem.ts';

/** Reads the front matter of all articles, in the order of their numbers, and pages. Throws ContentError with every mistake. */
export function readContent(tree = siteTree, withDrafts = true) {
  const problems: ContentProblem[] = [];
  const wrong = (file: string, says: string) => problems.push({ file, line: 1, says });
  const read = <T>(pattern: string, schema: z.ZodType<T>) =>
    globSync(`${tree}/${pattern}`)
      .sort()
      .filter((file) => withDrafts || !isDraft(file))
      .flatMap((file) => {
        try {
          return [{ file, data: readFrontMatter(file, schema) }];
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          problems.push(...error.problems);
          return [];
        }
      });
  const taken = new Map<string, string>();
  const take = (path: string, file: string, by: string, fix: string) => {
    const other = taken.get(path);
    if (other === undefined) taken.set(path, by);
    else wrong(file, `is ${path}, as ${other} is: give one of them another ${fix}`);
    return path;
  };
  const articles = read('articles/*/index.mdx', articleSchema).map(({ file, data }) => {
    const folder = basename(dirname(file));
    if (!(numberOf(folder) > 0)) wrong(file, noNumber);
    const path = take(articlePath(folder, data), file, `articles/${folder}`, 'number or path');
    return { ...data, file, folder, path };
  });
  const pages = read('pages/**/*.mdx', pageSchema).map(({ file, data }) => {
    const name = relative(join(tree, 'pages'), file).slice(0, -'.mdx'.length);
    const path = pathSchema.safeParse(data.path ?? `/${name}`);
    if (!path.success) wrong(file, `is named after its address, which ${path.error.issues[0]?.message}`);
    const address = take(path.data ?? `/${name}`, file, `pages/${name}`, 'name or path');
    return { ...data, file, name, path: address };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { articles: articles.sort((a, b) => numberOf(a.folder) - numberOf(b.folder)), pages };
}

const noNumber = "is in a folder without a number: begin the folder's name with one, as in 10-my-article";

const frontMatter = /^\uFEFF?---\r?\n(.*?)\r?\n---/s;

/** Whether a file is a draft, even if its front matter has mistakes. */
export const isDraft = (file: string) =>
  /^draft:\s*true\b/m.test(frontMatter.exec(readFileSync(file, 'utf8'))?.[1] ?? '');

/** Reads a file's front matter. Throws ContentError with the line of each mistake. */
export function readFrontMatter<T>(file: string, schema: z.ZodType<T>): T {
  const [, text] = frontMatter.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined)
    throw new ContentError([
      { file, line: 1, says: 'has no front matter: begin with title and so on, between two lines of ---' },
    ]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  visit(document, {
    Alias(_, alias) {
      const [start = 0, end = 0] = alias.range ?? [];
      const says = `*${alias.source} has to be in quotes`;
      if (!alias.resolve(document)) document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', says));
    },
  });
  // The first line of the file is ---.
  const mistake = (offset: number, says: string) => ({ file, line: lines.linePos(offset).line + 1, says });
  if (document.errors.length > 0) {
    const fix = (what: string) =>
      /^Tabs|unique|in quotes$/.test(what)
        ? ''
        : " Don't indent keys. Quote values that contain a colon or a quote.";
    const says = (message: string) => `is not YAML: ${message.split(' at line')[0]}.${fix(message)}`;
    throw new ContentError(document.errors.map(({ message, pos: [start] }) => mistake(start, says(message))));
  }
  const result = parsed(schema, document.toJS() ?? {});
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
      const name = issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ` : '';
      return mistake(startOf(document.contents, String(key)), name + issue.message);
    }),
  );
}

/** The offset of a key in the YAML; 0 if it is missing. */
function startOf(contents: ParsedNode | null, key: string): number {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}
