import { readdirSync, readFileSync } from 'node:fs';
import { type MdastNode, mdxToMdast } from 'satteri';

/** The articles as they are written: their folders, and the tree of each. */
export interface Source {
  /** '05-comment-section' */
  readonly folder: string;
  readonly text: string;
  /** Every node of the source, in the order in which it is read. */
  readonly nodes: readonly MdastNode[];
}

export const articles: readonly Source[] = readdirSync('sample/articles', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const text = readFileSync(`sample/articles/${name}/index.mdx`, 'utf8');
    return { folder: name, text, nodes: nodesOf(text) };
  });

/** Every node of an MDX source, in the order in which it is read. */
export function nodesOf(mdx: string): readonly MdastNode[] {
  return withChildren(mdxToMdast(mdx));
}

function withChildren(node: MdastNode): readonly MdastNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(withChildren)] : [node];
}

/** The words of a heading, a cell, a sentence. */
export function wordsOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Tags of one name: <Figure>, <Listing>. */
export function tags(source: Source, name: string): readonly MdastNode[] {
  return source.nodes.filter(
    (node) => (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name,
  );
}
