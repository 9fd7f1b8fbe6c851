import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { type ContentProblem, sentenceOf } from './content-problem.ts';

/** A file's front matter, or what to correct in it. */
type FrontMatter<T> =
  | { readonly data: T; readonly problems?: never }
  | { readonly data?: never; readonly problems: readonly ContentProblem[] };

/** Reads a file's front matter. Each mistake has its line. */
export function readFrontMatter<T>(file: string, schema: z.ZodType<T>): FrontMatter<T> {
  const [, text] = /^---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined)
    return { problems: [{ file, line: 1, says: 'has no front matter: begin with ---, title and so on' }] };
  const lines = new LineCounter();
  const { errors, contents, ...yaml } = documentOf(text, lines);
  // The first line of the file is ---.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (errors.length > 0) {
    return {
      problems: errors.map(({ message, pos: [start] }) => ({
        file,
        line: lineAt(start),
        says: `is not YAML: ${message.split(' at line')[0]}. Quote values that contain a colon or a quote.`,
      })),
    };
  }
  const parsed = schema.safeParse(yaml.value ?? {});
  if (parsed.success) return { data: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
      const name = issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ` : '';
      return { file, line: lineAt(startOf(contents, String(key))), says: `${name}${sentenceOf(issue)}` };
    }),
  };
}

function documentOf(text: string, lineCounter: LineCounter) {
  const document = parseDocument(text, { lineCounter });
  const { errors, contents } = document;
  return { errors, contents, value: errors.length > 0 ? undefined : document.toJS() };
}

/** The offset of a key in the YAML; 0 if it is missing. */
function startOf(contents: ParsedNode | null, key: string): number {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}
