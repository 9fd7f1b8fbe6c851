import type { Element, Nodes } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { mathMarkup } from '../../src/site/content/math.ts';
import { decoded } from './addresses.ts';
import type { Report } from './post.ts';

// What an HTML element becomes, where it isn't plain Markdown.

export interface Surroundings {
  /** The new name of a picture or video, './shop.png'; undefined if there is no such file. */
  readonly file: (src: string) => string | undefined;
  /** Where a link leads now; undefined if that is unknown. */
  readonly link: (href: string) => string | undefined;
  readonly report: Report;
}
type Handlers = Readonly<Record<string, Handle>>;

export function prose({ file, link }: Surroundings): Handlers {
  return {
    img(_, node) {
      const src = attribute(node, 'src');
      const url = file(src);
      const words = attribute(node, 'alt') || attribute(node, 'title');
      if (url === undefined) return toDo(`picture ${src}${words && ` (${words})`}`);
      const name = url.replaceAll(/^\.\/|\.\w+$/g, '').replaceAll('-', ' ');
      return { type: 'image', url, alt: words || `to-do: describe ${name}` };
    },
    a(state, node) {
      const href = attribute(node, 'href');
      const children = state.all(node);
      // An anchor, or a picture that links to its larger copy.
      if (href === '' || (find(node, 'img') && /\.(png|jpe?g|gif|webp)$/i.test(href))) return children;
      const url = link(href);
      if (url === undefined) return [...children, { type: 'text', value: ' ' }, toDo(`link ${href}`)];
      return { type: 'link', url, children: children as PhrasingContent[] };
    },
    pre(state, node) {
      const code = defaultHandlers.pre(state, node);
      if (code?.type !== 'code') return code;
      const [lang = '', title] = (code.lang ?? '').split('@title=');
      if (lang === 'math' && canShow({ type: 'math', value: code.value }))
        return { type: 'html', value: `$$\n${code.value}\n$$` };
      if (lang === 'to-do' || lang === 'math') return { ...code, lang: 'text', meta: 'title=to-do' };
      return { ...code, lang: lang || null, meta: title ? `title=${title}` : null };
    },
    code(state, node) {
      const code = defaultHandlers.code(state, node);
      const isMath =
        attribute(node, 'className').includes('math-inline') &&
        canShow({ type: 'inlineMath', value: code.value });
      return isMath ? { type: 'html', value: `$${code.value}$` } : code;
    },
  };
}

/** TeX that this site can't show stays code. */
export function canShow(math: Parameters<typeof mathMarkup>[0]): boolean {
  try {
    return mathMarkup(math, '') !== '';
  } catch {
    return false;
  }
}

/** A video, a gist or a plain table is what this site has. Anything else is left to be done. */
export function embeds({ file }: Surroundings, other: Handle): Handlers {
  return {
    iframe(state, node, parent) {
      const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(attribute(node, 'src')) ?? [];
      if (!id) return other(state, node, parent);
      return mdxTag('YouTube', { id, title: titleOf(attribute(node, 'title')) });
    },
    table(state, node, parent) {
      const isPlain = !['caption', 'ul', 'ol', 'pre', 'h2', 'h3'].some((name) => find(node, name));
      return isPlain ? defaultHandlers.table(state, node) : other(state, node, parent);
    },
    script(state, node, parent) {
      const address = /gist\.github\.com\/(?:[\w-]+\/)?([0-9a-f]{5,40})\.js(?:\?file=(.+))?/;
      const [, id, name] = address.exec(attribute(node, 'src')) ?? [];
      if (!id) return other(state, node, parent);
      return mdxTag('Snippet', { id, ...(name && { file: decoded(name) }) });
    },
    video(state, node, parent) {
      const src = file(attribute(node, 'src') || attribute(find(node, 'source') ?? node, 'src'));
      return src
        ? mdxTag('Video', { src, title: titleOf(attribute(node, 'title')) })
        : other(state, node, parent);
    },
  };
}

export const boxes: Handlers = {
  figure(state, node) {
    const words = find(node, 'figcaption');
    const caption = textOf(words);
    const rest = without(node, ({ tagName }) => tagName === 'figcaption');
    const frame = find(rest, 'iframe');
    // A gallery has a caption per picture, and a caption here has no links: these are paragraphs.
    if (rest.children.some((child) => find(child, 'figure')) || (words && find(words, 'a')))
      return state.toFlow(state.all(node));
    if (frame && caption) frame.properties.title = caption;
    const inside = state.toFlow(state.all(rest));
    return caption === '' || frame ? inside : mdxTag('Figure', { caption }, inside);
  },
  details: (state, node) => fold(state, node, 'summary'),
  // A cell of a table here has one line.
  p: (state, node, parent) =>
    parent?.type === 'element' && /^t[dh]$/.test(parent.tagName)
      ? [...state.all(node), { type: 'text', value: ' ' }]
      : defaultHandlers.p(state, node),
  div(state, node) {
    const card = /\bkg-(toggle|callout)-card\b/.exec(attribute(node, 'className'))?.[1];
    if (card === 'toggle') return fold(state, node, 'h4');
    const children = state.toFlow(state.all(node));
    return card === 'callout' ? mdxTag('Callout', { kind: 'note' }, children) : children;
  },
};

function fold(state: State, node: Element, heading: string) {
  const title = textOf(find(node, heading)) || 'More';
  const inside = without(node, ({ tagName }) => tagName === heading);
  return mdxTag('Fold', { title }, state.toFlow(state.all(inside)));
}

/** Footnotes of Markdown, which are HTML for a moment. */
export const footnotes: Handlers = {
  sup(state, node, parent) {
    const link = find(node, 'a');
    if (link?.properties.dataFootnoteRef === undefined) return element(state, node, parent);
    return { type: 'footnoteReference', identifier: noteName(attribute(link, 'href')) };
  },
  section(state, node) {
    if (node.properties.dataFootnotes === undefined) return state.all(node);
    const items = (find(node, 'ol')?.children ?? []).filter((each) => each.type === 'element');
    return items.map((item) => ({
      type: 'footnoteDefinition' as const,
      identifier: noteName(attribute(item, 'id')),
      children: state.toFlow(
        state.all(without(item, ({ properties }) => properties.dataFootnoteBackref !== undefined)),
      ),
    }));
  },
};

const noteName = (address: string) => address.replace(/^#?(user-content-fn-)?/, '');

/** An element that MDX has, too: <kbd>. */
export const element: Handle = (state, node): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: node.tagName,
  attributes: [],
  children: state.all(node) as PhrasingContent[],
});

function mdxTag(tag: string, values: Readonly<Record<string, string>>, inside: readonly RootContent[] = []) {
  const attributes = Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name: tag, attributes, children: [...inside] } as MdxJsxFlowElement;
}

const titleOf = (title: string) => title || 'to-do: name the video';
const toDo = (what: string) => ({ type: 'inlineCode', value: `to-do: ${what}` }) as const;

function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value.trim() : '';
}

export function textOf(node: Nodes | undefined): string {
  const text = (each: Nodes): string =>
    each.type === 'text' ? each.value : 'children' in each ? each.children.map(text).join('') : '';
  return node ? text(node).trim() : '';
}

export function find(node: Nodes, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) return node;
  return 'children' in node ? node.children.map((child) => find(child, name)).find(Boolean) : undefined;
}

/** The same without some of the elements in it. */
function without(node: Element, isOut: (child: Element) => boolean): Element {
  const children = node.children
    .filter((child) => child.type !== 'element' || !isOut(child))
    .map((child) => (child.type === 'element' ? without(child, isOut) : child));
  return { ...node, children };
}
