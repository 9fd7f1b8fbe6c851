import { type MdastNode, mdxToMdast } from 'satteri';

const wordsPerMinute = 200;

/** How far an article may be from its reading time, in percent. */
const tolerance = 15;

/**
 * Counts words in paragraphs, headings, lists, quotes and footnotes, and inline code. Code blocks, tables, captions, folds, front
 * matter, tags and expressions don't count.
 */
export function proseWords(mdx: string): number {
  return proseOf(mdxToMdast(mdx))
    .split(/\s+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** How many words an article of this many minutes may have. */
export function wordsFor(minutes: number): { readonly fewest: number; readonly most: number } {
  const words = wordsPerMinute * minutes;
  return {
    fewest: Math.ceil((words * (100 - tolerance)) / 100),
    most: Math.floor((words * (100 + tolerance)) / 100),
  };
}

/** How long this many words take, in whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Nodes that don't separate words. */
const inline = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

function proseOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node) || node.type === 'table') return ' ';
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Fold') return ' ';
  const prose = node.children.map(proseOf).join('');
  return inline.has(node.type) ? prose : ` ${prose} `;
}
