import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';

/** A snippet of the public host: its id, and one of its files or all of them. */
export interface SnippetName {
  readonly id: string;
  readonly file?: string | undefined;
}

/** Where a person reads the snippet. The host names each file's place in the page after the file. */
export function snippetPage({ id, file }: SnippetName): string {
  const place = file === undefined ? '' : `#file-${file.toLowerCase().replace(/[^\w]+/g, '-')}`;
  return `https://gist.github.com/${id}${place}`;
}

const fileSchema = z.object({
  filename: z.string(),
  content: z.string(),
  truncated: z.optional(z.boolean()),
});
const snippetSchema = z.object({ files: z.record(z.string(), z.nullable(fileSchema)) });

/** The requested files in the host's answer; none when the answer has another shape, or when a file is cut off. */
export function filesIn(answer: string, file: string | undefined) {
  return Object.values(parseJson(snippetSchema, answer)?.files ?? {})
    .filter((found) => found !== null)
    .filter(({ filename, truncated }) => !truncated && (file === undefined || filename === file))
    .map(({ filename, content }) => ({ name: filename, code: content }));
}
