import { type MdastNode, mdxToMdast } from 'satteri';

/** The pace at which the articles' reading times are promised. */
const wordsPerMinute = 200;

/** How far the length may be from the promise, in percent of it. */
const tolerance = 15;

/**
 * Words of prose in an MDX source: paragraphs, headings, lists, quotes and footnotes. A name of code inside a sentence is read
 * with it, so it counts; blocks of code, tables, captions, folds, front matter, tags and expressions don't.
 */
export function proseWords(mdx: string): number {
  return proseOf(mdxToMdast(mdx))
    .split(/\s+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** The fewest and the most words that an article of so many minutes may have. */
export function wordsFor(minutes: number): { readonly fewest: number; readonly most: number } {
  const words = wordsPerMinute * minutes;
  return {
    fewest: Math.ceil((words * (100 - tolerance)) / 100),
    most: Math.floor((words * (100 + tolerance)) / 100),
  };
}

/** How long so many words take, in whole minutes and at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** These stand inside a word or beside it; every other node ends the word before it and begins the next. */
const inline = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

function proseOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node) || node.type === 'table') return ' ';
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Fold') return ' ';
  const prose = node.children.map(proseOf).join('');
  return inline.has(node.type) ? prose : ` ${prose} `;
}
