import { z } from 'zod';
import { tag } from '#language';

/** A day of the calendar. */
export interface Day {
  /** As machines read it: '2022-03-28'. */
  readonly iso: string;
  /** As people read it: 'March 28, 2022', or however the owner wrote it in words. */
  readonly text: string;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The year, month and day that are written: '2026-11-20', 'November 20, 2026' or '20 November 2026'. */
function partsOf(written: string): readonly [number, number, number] | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const words = written.toLowerCase().split(/[\s,]+/);
  const month = months.indexOf(words.find((word) => months.includes(word)) ?? '') + 1;
  const [day, year] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  return words.length === 3 && month > 0 && day && year ? [year, month, day] : undefined;
}

function dayOf(written: string): Day | undefined {
  const [year, month, day] = partsOf(written) ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  // February 30 would become March 2.
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return undefined;
  return { iso: date.toISOString().slice(0, 10), text: /[a-z]/i.test(written) ? written : inWords(date) };
}

const inWords = (date: Date) => date.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** A day in front matter. YAML turns an ISO date without quotes into a Date. */
export const daySchema = z
  .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))], {
    error: 'is missing, or is no date',
  })
  .transform((written, context): Day => {
    const day = dayOf(written.trim());
    if (day) return day;
    context.addIssue(
      `'${written}' is not a day of the calendar: write it as 2026-11-20 or as 'November 20, 2026'`,
    );
    return z.NEVER;
  });

/** The day of now, '2026-11-20', as it is in Greenwich. */
export const today = () => new Date().toISOString().slice(0, 10);
