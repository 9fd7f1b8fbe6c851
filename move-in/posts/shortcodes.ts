import { escapedXml } from '../../src/lib/xml.ts';
import type { Report } from './post.ts';

/** Leaves what this site doesn't have as a to-do that everybody sees: as a block, or as code within a line. `what` names no groups. */
export function leaveToDos(text: string, pattern: RegExp, report: Report, what: string): string {
  return text.replaceAll(pattern, (found: string, ...groupsAndOffset: unknown[]) => {
    report.changed(`${what} left as a to-do`);
    const offset = Number(groupsAndOffset.at(-2));
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
