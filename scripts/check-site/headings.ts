import type { Finding } from './finding.ts';
import { lineOf, type Source, wordsOf } from './sources.ts';

/** Screen readers navigate by headings, so they must form an outline. */
export function headingFindings({ file, nodes }: Source): readonly Finding[] {
  const findings: Finding[] = [];
  let above = 1;
  // Several are the parts of a long article.
  const isTitle = nodes.filter((node) => node.type === 'heading' && node.depth === 1).length === 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const name = `'${wordsOf(node)}'`;
    const says =
      wordsOf(node).trim() === ''
        ? 'is an empty heading: write some words, or delete it'
        : node.depth === 1 && isTitle
          ? `${name} is on the same level as the title: write ## before it`
          : node.depth > above + 1
            ? `${name} skips a level: write ${'#'.repeat(above + 1)} before it`
            : undefined;
    if (says !== undefined) findings.push({ kind: 'error', file, line: lineOf(node), says });
    above = node.depth;
  }
  return findings;
}
