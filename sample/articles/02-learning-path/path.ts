/** The five milestones, as the article's table lists them. */
export const milestones = [
  { name: 'a page', hours: 60 },
  { name: 'an interactive page', hours: 120 },
  { name: 'code that others can run', hours: 60 },
  { name: 'an app of components', hours: 120 },
  { name: 'an app with a database', hours: 160 },
] as const;

/** Where a reader is on the path. */
export interface Progress {
  /** As typed. */
  readonly hoursPerWeek: string;
  /** The day from which what is left is counted: '2026-11-14'. */
  readonly from: string;
  /** Which milestones are finished, in their order. */
  readonly done: readonly boolean[];
}

export const beginning: Omit<Progress, 'from'> = { hoursPerWeek: '10', done: milestones.map(() => false) };

/** Hours of a week as a number, or null when nobody has so many. */
export function hoursIn(text: string): number | null {
  const hours = Number(text.trim().replace(',', '.'));
  return hours >= 1 && hours <= 100 ? hours : null;
}

/** Hours until each milestone that is left will be finished; null for those that are. */
export function hoursUntil(done: readonly boolean[]): readonly (number | null)[] {
  let left = 0;
  return milestones.map(({ hours }, index) => {
    if (done[index]) return null;
    left += hours;
    return left;
  });
}

/** The day on which each milestone that is left will be finished; null for those that are. */
export function finishDays({ from, done }: Progress, hoursPerWeek: number): readonly (string | null)[] {
  return hoursUntil(done).map((left) => {
    if (left === null) return null;
    const day = new Date(`${from}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + Math.ceil((left / hoursPerWeek) * 7));
    return day.toISOString().slice(0, 10);
  });
}

/** What was kept, or null when it is nothing that this page wrote. */
export function progressFrom(kept: string | null): Progress | null {
  try {
    const { hoursPerWeek, from, done } = JSON.parse(kept ?? 'null');
    const isOurs =
      typeof hoursPerWeek === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(from) &&
      !Number.isNaN(Date.parse(from)) &&
      Array.isArray(done) &&
      done.length === milestones.length;
    return isOurs ? { hoursPerWeek, from, done: done.map(Boolean) } : null;
  } catch {
    return null;
  }
}

/** Today on the reader's own calendar: '2026-11-14'. */
export function today(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
