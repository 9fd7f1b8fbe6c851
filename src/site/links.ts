import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';

/** Where the links and pictures of a Markdown or MDX source lead, in the order in which they are read. */
export function linksIn(source: string, kind: 'md' | 'mdx'): readonly string[] {
  return targetsOf(kind === 'mdx' ? mdxToMdast(source) : markdownToMdast(source));
}

function targetsOf(node: MdastNode): readonly string[] {
  const own = node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(targetsOf)] : own;
}
