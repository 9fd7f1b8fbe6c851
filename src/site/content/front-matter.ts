import { readFileSync } from 'node:fs';
import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument } from 'yaml';
import { z } from 'zod';
import { ContentError, sentenceOf } from './content-problem.ts';

/** Reads a file's front matter. Throws ContentError with the line of each mistake. */
export function readFrontMatter<T>(file: string, schema: z.ZodType<T>): T {
  const [, text] = /^\uFEFF?---\r?\n(.*?)\r?\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (text === undefined)
    throw new ContentError([
      { file, line: 1, says: 'has no front matter: begin with title and so on, between two lines of ---' },
    ]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  // The first line of the file is ---.
  const mistake = (offset: number, says: string) => ({ file, line: lines.linePos(offset).line + 1, says });
  if (document.errors.length > 0) {
    const says = (message: string) =>
      `is not YAML: ${message.split(' at line')[0]}. Quote values that contain a colon or a quote.`;
    throw new ContentError(document.errors.map(({ message, pos: [start] }) => mistake(start, says(message))));
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  throw new ContentError(
    parsed.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
      const name = issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ` : '';
      return mistake(startOf(document.contents, String(key)), name + sentenceOf(issue));
    }),
  );
}

/** The offset of a key in the YAML; 0 if it is missing. */
function startOf(contents: ParsedNode | null, key: string): number {
  if (!isMap(contents)) return 0;
  const pair = contents.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}
