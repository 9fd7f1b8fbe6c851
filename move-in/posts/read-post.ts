import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownToHtml, markdownToMdast } from 'satteri';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { pricesBy } from '../../src/site/content/math.ts';
import type { Data, Post, Report } from './post.ts';

export interface PostFile {
  /** 'posts/forms.md', from the folder on. */
  readonly file: string;
  /** Its front matter, with names in small letters as Hugo reads them. */
  readonly data: Data;
  readonly text: string;
}

/** The posts in the Markdown and HTML files of a folder. `postOf` returns a post, why it is left out, or undefined for a file that is none. */
export function postsIn(
  folder: string,
  report: Report,
  postOf: (file: PostFile) => Omit<Post, 'source'> | string | undefined,
  otherFolders = /^$/,
): readonly Post[] {
  const files = globSync('**/*.{md,mdx,markdown,html}', { cwd: folder, exclude: ['**/node_modules/**'] });
  const own = files.filter((file) => !otherFolders.test(`/${file}`)).sort();
  return own.flatMap((file) => {
    const source = join(folder, file);
    try {
      const post = postOf({ file, ...readPost(source) });
      if (typeof post === 'object') return [{ ...post, source }];
      if (post !== undefined) report.leaveOut(source, post);
    } catch (error) {
      report.leaveOut(source, `it can't be read, so correct it and run this again: ${mistakeOf(error)}`);
    }
    return [];
  });
}

const yaml = (text: string) => parseYaml(text, { uniqueKeys: false });
const formats: readonly { readonly block: RegExp; readonly parse: (text: string) => unknown }[] = [
  { block: /^---\n(.*?)^---[ \t]*(?:\n|$)/ms, parse: yaml },
  { block: /^\+\+\+\n(.*?)^\+\+\+[ \t]*(?:\n|$)/ms, parse: parseToml },
  { block: /^(\{.*?^\})[ \t]*(?:\n|$)/ms, parse: JSON.parse },
];
const unclosed = /^(---\n\w+:|\+\+\+\n)/;

function readPost(file: string): Omit<PostFile, 'file'> {
  const bytes = readFileSync(file);
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const whole = new TextDecoder(encoding).decode(bytes).replaceAll('\r\n', '\n');
  for (const { block, parse } of formats) {
    const match = block.exec(whole);
    if (match?.index !== 0) continue;
    // The empty line is for the first one of the file, so that mistakes are told with their line there.
    const fields = Object.entries(parse(`\n${match[1]}`) ?? {});
    const data = Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
    return { data, text: whole.slice(match[0].length) };
  }
  if (unclosed.test(whole)) throw new Error('its front matter has no last line, --- or +++');
  return { data: {}, text: whole };
}

/** The first of these configuration files that is there. */
export function readConfig(folder: string, ...names: readonly string[]): Data {
  const [name] = names.flatMap((each) => globSync(each, { cwd: folder }));
  if (name === undefined) return {};
  const file = join(folder, name);
  try {
    const text = readFileSync(file, 'utf8');
    return ((file.endsWith('.toml') ? parseToml(text) : parseYaml(text)) ?? {}) as Data;
  } catch (error) {
    throw new Error(`${file} can't be read, so nothing was imported. Correct it: ${mistakeOf(error)}`);
  }
}

/** What a parser says, with the line, and without the text that it quotes. */
function mistakeOf(error: unknown): string {
  const [message = ''] = String(error instanceof Error ? error.message : error).split(/:?\n/);
  return error instanceof TomlError ? `${message} at line ${error.line}` : message;
}

export const hostOf = (url: unknown) =>
  (typeof url === 'string' && URL.parse(url)?.origin.replace(/^null$/, '')) || '';

/** The first line of a code block with a title: '```js {title="a.js"}'. */
const titledFence =
  /^([ \t]*(?:`{3,}|~{3,})[ \t]*)([\w+#-]+)([ \t:{].*?)\b(?:title|filename|name)=["']?([^\s"'}]+).*$/gm;
/** '<div />' as in JSX, which HTML would leave open to the end of the post. */
const selfClosing = /<(audio|div|iframe|p|script|span|video|\w+-[\w-]+)(\s[^<>]*?)?\s*\/>/gi;
/** '{#id .class}' at the end of a line, which no reader should see. */
const attributes = /[ \t]*\{[#.][a-z][^{}\n]*\}[ \t]*$/gim;

/** A post's Markdown as HTML. The title of a code block stays with its language: `js@title=a.js`. */
export function htmlOf(markdown: string): string {
  const titled = markdown.replace(titledFence, '$1$2@title=$4');
  const plain = outsideCode(titled, (text) =>
    text.replaceAll(selfClosing, '<$1$2></$1>').replaceAll(attributes, ''),
  );
  const features = { gfm: true, frontmatter: false, math: true, definitionList: true };
  const { html } = markdownToHtml(plain, { features, mdastPlugins: [pricesBy(markdownToMdast)] });
  return html.replaceAll(/ style="text-align: (left|center|right)"/g, ' align="$1"');
}

const fencedCode = /^[ \t]*(?<fence>`{3,}|~{3,})[^\n]*\n.*?^[ \t]*\k<fence>[`~]*[ \t]*$/;
const inlineCode = /(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/;
const math = /^[ \t]*\$\$.*?\$\$|\$(?!\s)[^$\n]+(?<!\s)\$/;
const codeOrMath = new RegExp([fencedCode, inlineCode, math].map(({ source }) => source).join('|'), 'gms');

/** Changes a text, except for its code and math. */
export function outsideCode(text: string, change: (text: string) => string): string {
  let changed = '';
  let end = 0;
  for (const { 0: code, index } of text.matchAll(codeOrMath)) {
    changed += change(text.slice(end, index)) + code;
    end = index + code.length;
  }
  return changed + change(text.slice(end));
}
