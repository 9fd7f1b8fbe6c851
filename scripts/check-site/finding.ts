import type { ContentProblem } from '#site/content/content-problem.ts';

/** Something that an owner may want to change. Only an error makes the check fail. */
export interface Finding extends ContentProblem {
  readonly kind: 'error' | 'warning' | 'suggestion';
}

const order = ['error', 'warning', 'suggestion'] as const;

/** One line per finding, errors first, then a line with the counts. */
export function report(findings: readonly Finding[], tree: string): string {
  const sorted = [...findings].sort(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) || a.file.localeCompare(b.file) || a.line - b.line,
  );
  const lines = sorted.map(({ kind, file, line, says }) => `${kind.padEnd(10)} ${file}:${line}  ${says}`);
  const counts = order.map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return `${count} ${kind}${count === 1 ? '' : 's'}`;
  });
  return [...lines, `${tree}/: ${counts.join(', ')}`].join('\n');
}
