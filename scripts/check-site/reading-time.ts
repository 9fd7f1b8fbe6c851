import type { MdastNode } from 'satteri';
import { parseMdx } from '#site/content/mdx.ts';
import { type Finding, lineWith, type Source } from './sources.ts';

const wordsPerMinute = 200;

const tolerance = 0.15;

/** Counts words in paragraphs, headings, lists, quotes, footnotes and inline code: not in code blocks, tables, captions, folds and tags. */
export function proseWords(mdx: string): number {
  return proseIn(mdx)
    .split(/\s+/)
    .filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

export function proseIn(mdx: string, isLeftOut = (_: MdastNode) => false): string {
  const proseOf = (node: MdastNode): string => {
    if (node.type === 'table' || isLeftOut(node)) return ' ';
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (!('children' in node) || (node.type === 'mdxJsxFlowElement' && node.name === 'Fold')) return ' ';
    const prose = node.children.map(proseOf).join('');
    return inline.has(node.type) ? prose : ` ${prose} `;
  };
  return proseOf(parseMdx(mdx));
}

/** How long this many words take, in whole minutes, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/** Nodes that don't separate words. */
const inline = new Set(['text', 'inlineCode', 'strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

/** A number with a reason behind it, as in `minutes: 1 # of the first part`, is left alone. */
const minutesLine = /^(minutes:[ \t]*)(\d+)[ \t]*$/m;

export function readingTimeFindings({ file, text }: Source): readonly Finding[] {
  const [before, , minutes] = minutesLine.exec(text) ?? [];
  if (before === undefined) return [];
  const words = proseWords(text);
  const right = minutesFor(words);
  const expected = Number(minutes) * wordsPerMinute;
  if (Math.abs(words - expected) <= expected * tolerance || Number(minutes) === right) return [];
  const says = `has ${words} words, which take ${right} min: write 'minutes: ${right}'`;
  return [{ kind: 'suggestion', file, line: lineWith(text, before), says }];
}
