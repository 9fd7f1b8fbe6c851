import { markdownToMdast } from 'satteri';
import { parseMdx, withChildren } from '#site/content/mdx.ts';

/** The addresses of the links and pictures in a Markdown or MDX source, in reading order. */
export function linksIn(source: string, kind: 'md' | 'mdx'): readonly string[] {
  return withChildren(kind === 'mdx' ? parseMdx(source) : markdownToMdast(source)).flatMap((node) =>
    node.type === 'link' || node.type === 'image' || node.type === 'definition' ? node.url : [],
  );
}
