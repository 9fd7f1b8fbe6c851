import { bundledLanguages, codeToHtml, createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import { colorClass } from './code-colors.ts';
import { languageOf } from './listing.ts';

/**
 * Turns Shiki's colors into classes, because the CSP forbids style attributes. `title=…`, `path=…`, `whole=…` and `run=…` of the fence
 * become data attributes, and `marked=3-5,8` marks those lines.
 */
const classesForStyles: ShikiTransformer = {
  name: 'classes-for-styles',
  preprocess(_code, options) {
    // By default, Shiki gives up on a line after half a second, and on a busy machine colors go missing.
    options.tokenizeTimeLimit = 0;
  },
  pre(node) {
    const meta = this.options.meta?.__raw ?? '';
    const settings = meta.matchAll(/(?:^|\s)(title|path|whole|run)=(\S+)/g);
    node.properties = {
      class: 'shiki',
      'data-lang': this.options.lang,
      'data-lines': this.tokens.length,
      ...Object.fromEntries([...settings].map(([, name, value]) => [`data-${name}`, value])),
    };
  },
  line(node, number) {
    const meta = this.options.meta?.__raw ?? '';
    const marked = linesIn(/(?:^|\s)marked=(\S+)/.exec(meta)?.[1] ?? '');
    node.properties = marked.has(number) ? { class: 'marked' } : {};
    node.children = joined(node.children);
  },
  code(node) {
    node.children = joined(node.children);
  },
  span(node) {
    const color = colorClass(String(node.properties.style ?? ''));
    node.properties = color === undefined ? {} : { class: color };
  },
};

type Child = Parameters<NonNullable<ShikiTransformer['line']>>[0]['children'][number];

/** Drops elements without a class and joins neighbors of one color, which halves a page of code. */
function joined(children: readonly Child[]): Child[] {
  const list: Child[] = [];
  for (const each of children) {
    const isPlain = each.type === 'element' && each.properties.class === undefined;
    for (const child of isPlain ? each.children : [each]) {
      const last = list.at(-1);
      if (last?.type === 'text' && child.type === 'text') last.value += child.value;
      else if (last?.type === 'element' && child.type === 'element' && isSameColor(last, child))
        last.children = joined([...last.children, ...child.children]);
      else list.push(child);
    }
  }
  return list;
}

type Span = Extract<Child, { type: 'element' }>;
const isSameColor = (one: Span, other: Span) => one.properties.class === other.properties.class;

/** '3-5,8' → 3, 4, 5, 8. */
export function linesIn(ranges: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}

export const shikiConfig = { theme: 'css-variables' as const, transformers: [classesForStyles] };

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

/** Highlights code like Markdown does. Resolves to the markup inside <pre>. */
export async function highlighted(file: string, code: string): Promise<string> {
  const language = languageOf(file);
  const lang = language in bundledLanguages ? language : 'text';
  const html = await codeToHtml(code, { lang, theme, transformers: shikiConfig.transformers });
  return html.replace(/^<pre[^>]*>|<\/pre>$/g, '');
}
