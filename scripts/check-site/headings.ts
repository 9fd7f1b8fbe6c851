import type { Finding } from './finding.ts';
import { lineOf, type Source, wordsOf } from './sources.ts';

/** The headings of an article are an outline: those who listen to a page jump from one to the next. */
export function headingFindings({ file, nodes }: Source): readonly Finding[] {
  const findings: Finding[] = [];
  let above = 1;
  for (const node of nodes) {
    if (node.type !== 'heading') continue;
    const name = `'${wordsOf(node)}'`;
    const says =
      wordsOf(node).trim() === ''
        ? 'is a heading without words: write some, or delete it'
        : node.depth === 1
          ? `${name} is as high as the title, which the page shows by itself: write ## before it`
          : node.depth > above + 1
            ? `${name} skips a level: write ${'#'.repeat(above + 1)} before it`
            : undefined;
    if (says !== undefined) findings.push({ kind: 'error', file, line: lineOf(node), says });
    above = node.depth;
  }
  return findings;
}
