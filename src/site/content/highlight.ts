import { readFile } from 'node:fs/promises';
import { defineHastPlugin } from 'satteri';
import { bundledLanguages, codeToHtml, createCssVariablesTheme } from 'shiki';
import { cachedFile } from '#lib/cached-file.ts';
import { colorClass } from './code-colors.ts';
import { languageOf } from './listing.ts';

/** Highlights the code of Markdown. `title`, `path`, `whole` and `run` of the fence become data attributes; `marked=3-5,8` marks lines. */
export const highlightCode = defineHastPlugin({
  name: 'highlight-code',
  element: {
    filter: ['pre'],
    async visit(node, ctx) {
      const [child] = node.children;
      if (child?.type !== 'element') return undefined;
      // What the parser knows of a fence. It has no type for it.
      const { lang = 'plaintext', meta = '' } = (child.data ?? {}) as {
        lang?: string;
        meta?: string;
      };
      const settings = [...meta.matchAll(/(?:^|\s)(title|path|whole|run)=(\S+)/g)];
      const marked = linesIn(/(?:^|\s)marked=(\S+)/.exec(meta)?.[1] ?? '');
      const lines = await highlightedLines(lang, ctx.textContent(child).replace(/\n$/, ''));
      const value = lines
        .map((line, index) => (marked.has(index + 1) ? `<span class="marked">${line}</span>` : line))
        .join('\n');
      return {
        ...node,
        properties: {
          'data-lang': lang,
          'data-lines': lines.length,
          ...Object.fromEntries(settings.map(([, name, text]) => [`data-${name}`, text])),
        },
        children: [{ ...child, properties: {}, children: [{ type: 'raw', value }] }],
      };
    },
  },
});

/** '3-5,8' → 3, 4, 5, 8. */
export function linesIn(ranges: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}

/** Highlights a file. Resolves to the markup inside <pre>. */
export const highlighted = async (file: string, code: string): Promise<string> =>
  `<code>${(await highlightedLines(languageOf(file), code)).join('\n')}</code>`;

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

/** What Shiki makes of code, or made of it in a build before. Its styles become classes, because the CSP forbids style attributes. */
async function highlightedLines(language: string, code: string): Promise<readonly string[]> {
  const lang = language in bundledLanguages ? language : 'text';
  // By default, Shiki gives up on a line after half a second, and on a busy machine colors go missing.
  const make = async () => Buffer.from(await codeToHtml(code, { lang, theme, tokenizeTimeLimit: 0 }));
  const html = await readFile(await cachedFile('code.html', [lang, code], make), 'utf8');
  return html
    .replace(/^<pre[^>]*><code>|<\/code><\/pre>$/g, '')
    .replaceAll('&#x3C;', '&lt;')
    .split('\n')
    .map((line) => joined(line.replace(/^<span class="line">|<\/span>$/g, '')));
}

/** Drops elements without a class and joins neighbors of one color, which halves a page of code. */
const joined = (line: string) =>
  line
    .replace(/<span(?: style="([^"]*)")?>([^<]*)<\/span>/g, (_, style = '', text = '') => {
      const color = colorClass(style);
      return color === undefined ? text : `<span class="${color}">${text}</span>`;
    })
    .replace(/(?<=<span class="(\w)">[^<]*)<\/span><span class="\1">/g, '');
