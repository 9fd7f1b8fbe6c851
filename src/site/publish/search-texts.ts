import Slugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { features, textOf } from '#site/content/mdx.ts';

/** A page that the search finds: an article or an app. */
export interface SearchPage {
  readonly title: string;
  readonly path: string;
  readonly sections: readonly SearchSection[];
}

/** What is below one heading; the first section of a page has its description and what is before the first heading. */
export interface SearchSection {
  readonly heading: string;
  readonly id?: string;
  readonly prose: string;
  readonly code: string;
}

type Source = Readonly<Record<'title' | 'description' | 'path' | 'markdown', string>>;

/** Splits an article at its headings, with its listings apart from its prose. Folder trees and what programs print are left out. */
export function searchPage({ title, description, path, markdown }: Source): SearchPage {
  const sections: { heading: string; id?: string; prose: string[]; code: string[] }[] = [
    { heading: '', prose: [description], code: [] },
  ];
  // Astro makes the ids of headings in the same way.
  const slugger = new Slugger();
  const root = markdownToMdast(markdown, { features, position: false });
  for (const block of blocksOf(root)) {
    const text = textOf(block);
    if (block.type === 'heading')
      sections.push({ heading: text, id: slugger.slug(text), prose: [], code: [] });
    else if (block.type !== 'code') sections.at(-1)?.prose.push(text);
    else if (block.lang !== 'text') sections.at(-1)?.code.push(text);
  }
  return {
    title,
    path,
    sections: sections.map(({ prose, code, ...section }) => ({
      ...section,
      prose: joined(prose),
      code: joined(code),
    })),
  };
}

const joined = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();

/** Headings, paragraphs, cells and listings, in reading order, however deep in lists and boxes. */
function blocksOf(node: MdastNode): readonly MdastNode[] {
  const isBlock = ['heading', 'paragraph', 'tableCell', 'code', 'math'].includes(node.type);
  return isBlock || !('children' in node) ? [node] : node.children.flatMap(blocksOf);
}
