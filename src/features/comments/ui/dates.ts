/** '2026-11-20T…' → '11/20/26' in the United States: the locale's own short form, in the reader's time zone. */
export function shortDate(iso: string, locale?: string): string {
  return format(locale).format(new Date(iso));
}

// Making a formatter costs far more than using it, and a page of comments uses it a hundred times.
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function format(locale: string | undefined): Intl.DateTimeFormat {
  const made = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
  formats.set(locale, made);
  return made;
}

/** The same where the reader is not known: '2026-11-20'. */
export const utcDate = (iso: string) => iso.slice(0, 10);
