/** One thing that was looked at. Only what is broken would stop the site. */
export interface Finding {
  readonly topic: string;
  readonly state: 'ready' | 'attention' | 'broken';
  readonly says: string;
  /** What to do next, where there is something. */
  readonly next?: string | undefined;
}

export const ready = (topic: string, says: string, next?: string): Finding => ({
  topic,
  state: 'ready',
  says,
  next,
});
export const attention = (topic: string, says: string, next: string): Finding => ({
  topic,
  state: 'attention',
  says,
  next,
});
export const broken = (topic: string, says: string, next: string): Finding => ({
  topic,
  state: 'broken',
  says,
  next,
});

const marks = { ready: '✓', attention: '!', broken: '✗' } as const satisfies Record<Finding['state'], string>;

/** The findings as a table for the terminal, and one sentence that sums them up. */
export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ topic }) => topic.length)) + 2;
  const rows = findings.map(({ topic, state, says, next }) =>
    [
      `  ${marks[state]} ${topic.padEnd(width)}${says}`,
      ...(next === undefined ? [] : [`    ${' '.repeat(width)}→ ${next}`]),
    ].join('\n'),
  );
  return [...rows, '', summary(findings)].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [stops, looks] = [count('broken'), count('attention')];
  if (stops > 0) return `${stops} ${stops === 1 ? 'thing' : 'things'} would stop the site.`;
  if (looks > 0)
    return `Nothing stops the site. ${looks} ${looks === 1 ? 'thing' : 'things'} to look at before it is public.`;
  return 'All is well.';
}
