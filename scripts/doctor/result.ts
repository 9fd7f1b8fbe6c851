/** What a check found. Only 'broken' would stop the site. */
export interface CheckResult {
  readonly state: 'ready' | 'attention' | 'broken';
  readonly says: string;
  readonly next?: string | undefined;
}

export interface DoctorResult extends CheckResult {
  readonly topic: string;
}

const inState =
  (state: CheckResult['state']) =>
  (says: string, next?: string): CheckResult => ({ state, says, next });

export const ready = inState('ready');
export const attention = inState('attention');
export const broken = inState('broken');

const marks: Readonly<Record<CheckResult['state'], string>> = { ready: '✓', attention: '!', broken: '✗' };

/** A table for the terminal, with one sentence that sums it up. */
export function table(results: readonly DoctorResult[]): string {
  const width = Math.max(...results.map(({ topic }) => topic.length)) + 2;
  const rows = results.map(({ topic, state, says, next }) =>
    [
      `  ${marks[state]} ${topic.padEnd(width)}${says}`,
      ...(next === undefined ? [] : [`    ${' '.repeat(width)}→ ${next}`]),
    ].join('\n'),
  );
  return [...rows, '', summary(results)].join('\n');
}

function summary(results: readonly DoctorResult[]): string {
  const count = (state: DoctorResult['state']) => results.filter((result) => result.state === state).length;
  const [stops, looks] = [count('broken'), count('attention')];
  if (stops > 0) return `${stops} ${stops === 1 ? 'thing' : 'things'} would stop the site.`;
  if (looks > 0)
    return `Nothing stops the site. ${looks} ${looks === 1 ? 'thing' : 'things'} to look at before it is public.`;
  return 'All is well.';
}
