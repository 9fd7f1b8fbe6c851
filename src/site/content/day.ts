import { z } from 'zod';
import { tag } from '#language';

export interface Day {
  /** For machines: '2022-03-28'. */
  readonly iso: string;
  /** For people: 'March 28, 2022', or as the owner wrote it. */
  readonly text: string;
}

const inWords = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
// Made once, because making one takes a hundred times as long as writing a date with it.
const [english, own] = [['en-US', 'en-GB'].map(inWords), inWords(tag)];

/** The same for every way to write a date. */
const plain = (written: string) => written.toLowerCase().replaceAll(/[\s,]+|\b0/g, '');

/** Reads '2026-11-20', 'November 20, 2026' and '20 November 2026'. */
function dayOf(written: string): Day | undefined {
  const date = new Date(`${written} UTC`);
  // A year of five digits is a typo. That of no date is NaN.
  if (!(date.getUTCFullYear() <= 9999)) return undefined;
  const iso = date.toISOString().slice(0, 10);
  // Written again, because February 30 is read as March 2, and any word as the month that it begins like.
  const forms = [iso, ...english.map((each) => each.format(date))].map(plain);
  if (!forms.includes(plain(written))) return undefined;
  return { iso, text: /[a-z]/i.test(written) ? written : own.format(date) };
}

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
