import { escapedXml } from '../../src/lib/xml.ts';
import type { Report } from './post.ts';

/** What a generator replaces when it makes a page: shortcodes, tags or components. */
interface Syntax {
  /** For the report. */
  readonly name: string;
  readonly pattern: RegExp;
  /** What this site has for the groups of a match, as HTML or Markdown. */
  readonly htmlOf?: (...groups: readonly (string | undefined)[]) => string | undefined;
}

/** Replaces what this site has. The rest stays as a to-do that everybody sees: a block, or code within a line. */
export function replaceSyntax(text: string, { name, pattern, htmlOf }: Syntax, report: Report): string {
  return text.replaceAll(pattern, (found: string, ...groups: string[]) => {
    const html = htmlOf?.(...groups);
    report.changed(html === undefined ? `${name} left as a to-do` : name);
    if (html !== undefined) return html;
    // The last two are the offset and the text.
    const offset = Number(groups.at(-2));
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const after = /^.*/.exec(text.slice(offset + found.length))?.[0] ?? '';
    const isAlone = (before + after).trim() === '';
    return isAlone ? `\n\n~~~to-do\n${found}\n~~~\n\n` : `<code>to-do: ${escapedXml(found)}</code>`;
  });
}

/** 'name="value"', "name='value'", 'name=value' and values without a name. */
const attribute = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"'=]+))/g;

/** The attributes of a shortcode or tag by name, and those without a name by their number. */
export function attributesOf(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let count = 0;
  for (const [, name, double, single, bare] of text.matchAll(attribute)) {
    found[name ?? count] = double ?? single ?? bare ?? '';
    if (name === undefined) count += 1;
  }
  return found;
}

/** What shortcodes stand for, as HTML, which to-mdx.ts knows. */
export const youTube = (id: string, title = '') =>
  `<iframe src="https://www.youtube.com/embed/${escapedXml(id)}" title="${escapedXml(title)}"></iframe>`;
export const gist = (path: string, file = '') =>
  `<script src="https://gist.github.com/${escapedXml(path)}.js${file && `?file=${encodeURIComponent(file)}`}"></script>`;
export const figure = (src: string, alt = '', caption = '') =>
  `<figure><img src="${escapedXml(src)}" alt="${escapedXml(alt || caption)}"><figcaption>${escapedXml(caption)}</figcaption></figure>`;
