import type { MdastNode } from 'satteri';

/** A node and everything inside it, in reading order. */
export function withChildren(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(withChildren)] : [node];
}

/** A text attribute, as in `<Listing file="…" />`. */
export function attribute(node: MdastNode, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const value = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
