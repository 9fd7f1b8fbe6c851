import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml, markdownToMdast } from 'satteri';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { pricesBy } from '../../src/site/content/math.ts';
import type { Data } from './post.ts';

const formats: readonly (readonly [format: RegExp, parse: (text: string) => unknown])[] = [
  [/^---\n(.*?)^---[ \t]*(?:\n|$)/ms, (text) => parseYaml(text, { uniqueKeys: false })],
  [/^\+\+\+\n(.*?)^\+\+\+[ \t]*(?:\n|$)/ms, parseToml],
  [/^(\{.*?^\})[ \t]*(?:\n|$)/ms, (text) => JSON.parse(text)],
];

/** The Markdown and HTML files in a folder, without those of others. One that can't be read is left out, with its mistake. */
export function* postsIn(folder: string, leftOut: [source: string, why: string][], others = /^$/) {
  const files = globSync('**/*.{md,mdx,markdown,html}', { cwd: folder, exclude: ['**/node_modules/**'] });
  for (const file of files.map((each) => each.replaceAll('\\', '/')).sort())
    try {
      if (!others.test(`/${file}`)) yield { file, ...readPost(join(folder, file)) };
    } catch (error) {
      const says = error instanceof Error ? error.message.split('\n')[0] : error;
      leftOut.push([join(folder, file), `it can't be read, so correct it and run this again: ${says}`]);
    }
}

/** The front matter of a file, with names in small letters as Hugo reads them, and its text. */
function readPost(file: string): { readonly data: Data; readonly text: string } {
  const bytes = readFileSync(file);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const whole = new TextDecoder(encoding).decode(bytes).replaceAll('\r\n', '\n');
  for (const [format, parse] of formats) {
    const match = format.exec(whole);
    if (match?.index !== 0) continue;
    // Mistakes are told with their line in the file.
    const fields = Object.entries(parse(`\n${match[1]}`) ?? {});
    const data = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
    return { data, text: whole.slice(match[0].length) };
  }
  return { data: {}, text: whole };
}

/** The first of these configuration files that is there. */
export function readConfig(folder: string, ...names: readonly string[]): Data {
  const [file] = names.flatMap((name) => globSync(name, { cwd: folder }));
  if (file === undefined) return {};
  const text = readFileSync(join(folder, file), 'utf8');
  return ((file.endsWith('.toml') ? parseToml(text) : parseYaml(text)) ?? {}) as Data;
}

export const hostOf = (url: unknown) =>
  (typeof url === 'string' && URL.parse(url)?.origin.replace(/^null$/, '')) || '';

/** A post's Markdown as HTML. A title in the first line of a code block stays with its language: `js@title=a.js`. */
export function htmlOf(markdown: string): string {
  const titled = markdown.replace(
    /^([ \t]*(?:`{3,}|~{3,})[ \t]*)([\w+#-]+)([ \t:{].*?)\b(?:title|filename|name)=["']?([^\s"'}]+).*$/gm,
    '$1$2@title=$4',
  );
  const plain = outsideCode(titled, (prose) =>
    prose
      // An element that ends as in JSX would take the rest of the post into it. Attributes are no text: {#id .class}.
      .replaceAll(/<(audio|div|iframe|p|script|span|video|\w+-[\w-]+)(\s[^<>]*?)?\s*\/>/gi, '<$1$2></$1>')
      .replaceAll(/[ \t]*\{[#.][a-z][^{}\n]*\}[ \t]*$/gim, ''),
  );
  const features = { gfm: true, frontmatter: false, math: true, definitionList: true };
  const { html } = markdownToHtml(plain, { features, mdastPlugins: [pricesBy(markdownToMdast)] });
  return html.replaceAll(/ style="text-align: (left|center|right)"/g, ' align="$1"');
}

/** Changes a text, except for its code and math. */
export function outsideCode(text: string, change: (text: string) => string): string {
  const code =
    /(^[ \t]*(`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\2[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\3(?!`)|^[ \t]*\$\$.*?\$\$|\$(?!\s)[^$\n]+(?<!\s)\$)/gms;
  // Between two texts are the code and what its two inner groups found.
  const part = (found: string | undefined, index: number) =>
    index % 4 === 0 ? change(found ?? '') : index % 4 === 1 ? found : '';
  return text.split(code).map(part).join('');
}
