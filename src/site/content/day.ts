import { z } from 'zod';
import { tag } from '#language';

export interface Day {
  /** For machines: '2022-03-28'. */
  readonly iso: string;
  /** For people: 'March 28, 2022', or as the owner wrote it. */
  readonly text: string;
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Year, month and day of '2026-11-20', 'November 20, 2026' or '20 November 2026'. */
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

const { format: inWords } = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

/** A date in front matter. YAML turns an unquoted ISO date into a Date. */
export const daySchema = z
  .union([z.string(), z.date().transform((date) => date.toISOString().slice(0, 10))], {
    error: 'is missing, or is not a date',
  })
  .transform((written, context): Day => {
    const day = dayOf(written.trim());
    if (day) return day;
    context.addIssue(`'${written}' is not a date: write it as 2026-11-20 or 'November 20, 2026'`);
    return z.NEVER;
  });

/** Today's date where this runs, '2026-11-20', which is how Swedish writes it. */
export const today = () => new Date().toLocaleDateString('sv');
