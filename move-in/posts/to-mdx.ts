import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Heading, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { isMath } from '../../src/site/content/math.ts';
import { parseMdx, textOf, withChildren } from '../../src/site/content/mdx.ts';
import { mdxTags } from '../../src/site/content/mdx-tags.ts';
import { boxes, canShow, element, embeds, find, footnotes, prose, type Surroundings } from './elements.ts';

/** Elements that MDX has, too. */
const kept = 'kbd sub mark abbr ins u small'.split(' ');
const blocks = 'blockquote div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre table ul'.split(' ');
const marks = 'abbr b code del em i ins kbd mark s small strike strong sub sup u'.split(' ');
const unsupported = 'object embed form audio canvas svg math style button select template'.split(' ');

/** A post's HTML as MDX of this site. What the site doesn't have, or what is nested a thousand deep, is left as a to-do. */
export function toMdx(html: string, surroundings: Surroundings): string {
  try {
    return converted(html, surroundings);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return serialized([{ type: 'code', lang: 'html', meta: 'title=to-do', value: html }]);
  }
}

function converted(html: string, surroundings: Surroundings): string {
  const source = (node: Nodes) => html.slice(node.position?.start.offset, node.position?.end.offset);
  const toDo: Handle = (_, node) => {
    surroundings.report.changed(`<${node.tagName}> left as a to-do`);
    return { type: 'code', lang: 'html', meta: 'title=to-do', value: source(node) };
  };
  const handlers: Record<string, Handle> = {
    ...defaultHandlers,
    ...prose(surroundings),
    ...embeds(surroundings, toDo),
    ...boxes,
    ...footnotes,
  };
  for (const name of kept) handlers[name] = element;
  for (const name of unsupported) handlers[name] = toDo;
  // Editors leave empty headings for their space, and a build would stop at each.
  for (const name of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) {
    const heading = handlers[name];
    handlers[name] = (state, node, parent) => {
      const made = heading?.(state, node, parent) as Heading;
      return textOf(made).trim() === '' ? made.children.filter(({ type }) => type !== 'text') : made;
    };
  }
  // A mark that nobody closed holds the blocks that follow, which are no part of it.
  for (const name of marks) {
    const mark = handlers[name];
    handlers[name] = (state, node, parent) =>
      blocks.some((block) => find(node, block)) ? state.all(node) : mark?.(state, node, parent);
  }
  // Comments are shown nowhere, and WordPress puts them around every paragraph.
  const nodeHandlers = { comment: () => undefined };
  const tree = toMdast(fromHtml(html, { fragment: true }), { handlers, nodeHandlers });
  const children = tree.type === 'root' ? tree.children : [];
  shiftHeadings(children);
  // What is safe alone may not be with its neighbors.
  const safe = children.flatMap(withBlocksAfter).flatMap((node) => safeOrToDo([node]));
  return serialized(safeOrToDo(safe));
}

/** The same nodes, or a block of code where the build would run what they say. */
function safeOrToDo(nodes: RootContent[]): RootContent[] {
  const mdx = serialized(nodes);
  return isSafe(mdx) ? nodes : [{ type: 'code', lang: 'text', meta: 'title=to-do', value: mdx }];
}

const serialized = (children: RootContent[]) =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', emphasis: '*', rule: '-', unsafe, extensions: [gfmToMarkdown(), mdxToMarkdown()] },
  ).replaceAll(/^> \\\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\] ?/gm, '> [!$1]\n> ');

/** Whether MDX has nothing that the build would run or stop at. A block where only words may be, or the end of math, could turn text into code. */
function isSafe(mdx: string): boolean {
  const tags = [...Object.keys(mdxTags), ...kept, 'sup'];
  try {
    return withChildren(parseMdx(mdx)).every((node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        return (
          tags.includes(node.name ?? '') && node.attributes.every(({ value }) => typeof value === 'string')
        );
      if (node.type === 'math' || node.type === 'inlineMath') return isMath(node) && canShow(node);
      return !node.type.startsWith('mdx');
    });
  } catch {
    return false;
  }
}

const atLineStart = (word: string) => ({ character: word.charAt(0), after: word.slice(1), atBreak: true });
/** What would begin an expression, math or code. */
const unsafe = [{ character: '{' }, { character: '$' }, atLineStart('import '), atLineStart('export ')];

/** The title of the page is the only heading of the first level, and none skips a level. */
function shiftHeadings(nodes: readonly RootContent[]): void {
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
function withBlocksAfter(node: RootContent): readonly RootContent[] {
  if (node.type !== 'paragraph') return [node];
  const children: readonly RootContent[] = node.children;
  const isBlock = ({ type }: RootContent) => type === 'code' || type === 'mdxJsxFlowElement';
  const words = node.children.filter((child) => !isBlock(child));
  return [...(words.length > 0 ? [{ ...node, children: words }] : []), ...children.filter(isBlock)];
}
