import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MdastNode, mdxToMdast } from 'satteri';
import { article as words } from '#language';

/** What every parser of the owner's texts has to know. Without math, the braces of TeX are expressions. */
export const features = {
  math: true,
  gfm: { footnotes: { label: words.footnotes, backLabel: words.backToReference } },
};

export const parseMdx = (source: string): MdastNode => mdxToMdast(source, { features });

/** A node and everything inside it, in reading order. */
export function withChildren(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(withChildren)] : [node];
}

const written = ['text', 'inlineCode', 'inlineMath', 'code', 'math'];

/** What a node says, without markup, HTML and expressions. */
export function textOf(node: MdastNode): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node && written.includes(node.type) ? node.value : '';
}

/** A text attribute, as in `<Listing file="…" />`. */
export function attribute(node: MdastNode, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const value = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether a tag has an attribute, or may have it by `{...rest}`. */
export const hasAttribute = (node: MdastNode, name: string) =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.attributes.some((each) => each.type === 'mdxJsxExpressionAttribute' || each.name === name);

/** Where an owner's file is, from the repository's root. */
export const fileAt = (url: URL | undefined) => (url ? relative('', fileURLToPath(url)) : 'Markdown');
