import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Code, Heading, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isMath } from '../../src/site/content/math.ts';
import { parseMdx, withChildren } from '../../src/site/content/mdx.ts';
import { mdxTags } from '../../src/site/content/mdx-tags.ts';
import { boxes, element, embeds, find, footnotes, prose, type Surroundings } from './elements.ts';

const elements = 'kbd sub mark abbr ins u small'.split(' ');

/** A post's HTML as MDX of this site. What the site doesn't have is left as a to-do. */
export function toMdx(html: string, surroundings: Surroundings): string {
  const source = (node: Nodes) => html.slice(node.position?.start.offset, node.position?.end.offset);
  const toDo: Handle = (_, node) => {
    surroundings.note(`<${node.tagName}> left as a to-do`);
    return { type: 'code', lang: 'html', meta: 'title=to-do', value: source(node) };
  };
  const handlers: Record<string, Handle> = {
    ...defaultHandlers,
    ...prose(surroundings),
    ...embeds(surroundings, toDo),
    ...boxes,
    ...footnotes,
  };
  for (const name of elements) handlers[name] = element;
  const flow = 'blockquote div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul'.split(' ');
  // Where nobody closed it, it holds the blocks that follow: they are no part of it.
  for (const name of 'abbr b code del em i ins kbd mark s small strike strong sub sup u'.split(' ')) {
    const mark = handlers[name];
    handlers[name] = (state, node, parent) =>
      flow.some((block) => find(node, block)) ? state.all(node) : mark?.(state, node, parent);
  }
  for (const name of 'object embed form audio canvas svg math style button select template'.split(' '))
    handlers[name] = toDo;
  // Comments are shown nowhere, and WordPress puts them around every paragraph.
  const nodeHandlers = { comment: () => undefined };
  const tree = toMdast(fromHtml(html, { fragment: true }), { handlers, nodeHandlers });
  const children = tree.type === 'root' ? tree.children : [];
  outline(children);
  const plain = (mdx: string, blocks: RootContent[]): RootContent[] =>
    isPlain(mdx) ? blocks : [leftToDo(mdx)];
  const blocks = children.flatMap(unwrapped).flatMap((block) => plain(written([block]), [block]));
  return written(plain(written(blocks), blocks));
}

const written = (children: RootContent[]) =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '*', rule: '-', unsafe, extensions: [gfmToMarkdown(), mdxToMarkdown()] },
  ).replaceAll(/^> \\\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\] ?/gm, '> [!$1]\n> ');
const leftToDo = (value: string): Code => ({ type: 'code', lang: 'text', meta: 'title=to-do', value });

/** Whether MDX has nothing that the build would run. Blocks where only words may be, or what ends math, could make code of what was said. */
function isPlain(mdx: string): boolean {
  const tags = [...Object.keys(mdxTags), ...elements, 'sup'];
  try {
    return withChildren(parseMdx(mdx)).every((node) =>
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? tags.includes(node.name ?? '') && node.attributes.every(({ value }) => typeof value === 'string')
        : !node.type.startsWith('mdx') && (node.type !== 'inlineMath' || isMath(node)),
    );
  } catch {
    return false;
  }
}

/** What would begin an expression, math or code, even where a list has words without an item. */
const unsafe = [
  { character: '{' },
  { character: '$' },
  { character: 'i', after: 'import '.slice(1), atBreak: true },
  { character: 'e', after: 'export '.slice(1), atBreak: true },
];

/** The title of the page is the only heading of the first level, and none skips a level. */
function outline(nodes: readonly RootContent[]): void {
  const headings = nodes.flatMap(headingsIn);
  const shift = Math.min(...headings.map(({ depth }) => depth)) - 2;
  let above = 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - shift, above + 1, 6) as Heading['depth'];
    above = heading.depth;
  }
}

const headingsIn = (node: RootContent): readonly Heading[] =>
  node.type === 'heading' ? [node] : 'children' in node ? node.children.flatMap(headingsIn) : [];

/** A paragraph can't hold blocks: they come after it. */
function unwrapped(node: RootContent): readonly RootContent[] {
  if (node.type === 'heading') return node.children.length === 0 ? [] : [node];
  if (node.type !== 'paragraph') return [node];
  const children: readonly RootContent[] = node.children;
  const isBlock = ({ type }: RootContent) => type === 'code' || type === 'mdxJsxFlowElement';
  const words = node.children.filter((child) => !isBlock(child));
  return [...(words.length > 0 ? [{ ...node, children: words }] : []), ...children.filter(isBlock)];
}
