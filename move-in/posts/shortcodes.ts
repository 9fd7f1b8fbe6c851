import { escapedXml } from '../../src/lib/xml.ts';
import type { Note } from './post.ts';

/** Leaves what this site doesn't have as a to-do that everybody sees: on lines of its own, or within one. */
export function leftToDo(text: string, what: RegExp, note: Note, name: string): string {
  return text.replaceAll(what, (found, ...rest) => {
    const offset = Number(rest.find((each) => typeof each === 'number'));
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
    const after = /^.*/.exec(text.slice(offset + found.length))?.[0] ?? '';
    note(`${name} left as a to-do`);
    return (before + after).trim() === ''
      ? `\n\n~~~to-do\n${found}\n~~~\n\n`
      : `<code>to-do: ${escapedXml(found)}</code>`;
  });
}

/** The attributes of a shortcode or tag: name="value", and those without a name by their number. */
export function attributesOf(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let count = 0;
  for (const [, name, double, single, bare] of text.matchAll(
    /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"'=]+))/g,
  )) {
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
