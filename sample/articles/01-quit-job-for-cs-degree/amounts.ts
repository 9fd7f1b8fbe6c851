/** Numbers as people write them: '36,000', '36 000', '36.000' and '4.5' too. Null for anything else, and below 0. */
export function numberIn(text: string): number | null {
  const written = text.trim();
  const isGrouped = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(written);
  const plain = isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null;
}

// One language for the server and the browser, so that the page does not change when the island wakes.
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const brief = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** 175500 as '175,500'. */
export const money = (amount: number) => whole.format(amount);
/** 14.625 as '14.6'. */
export const short = (amount: number) => tenths.format(amount);
/** -150000 as '−150K', for an axis. */
export const compact = (amount: number) => brief.format(amount).replace('-', '−');
/** -175500 as '175,500 down', and 500 as '500 ahead'. */
export const balance = (amount: number) => `${money(Math.abs(amount))} ${amount > 0 ? 'ahead' : 'down'}`;
