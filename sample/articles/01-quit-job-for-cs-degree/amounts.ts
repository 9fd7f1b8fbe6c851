/** Numbers as people write them: '36,000', '36.000', '$9,000', '9k', '52,000.50', '67%' and '4.5'. Null for anything else, below 0 and from a trillion on. */
export function numberIn(text: string): number | null {
  const [, written = '', thousand] = /^[$€£]?\s*([\d,.'’\s]+?)\s*(k)?\s*[$€£%]?$/i.exec(text.trim()) ?? [];
  const [, grouped, rest = ''] = /^(\d{1,3}(?:[,.'’\s]\d{3})+)([,.]\d{1,2})?$/.exec(written) ?? [];
  const plain = (grouped ? grouped.replace(/\D/g, '') + rest : written).replace(',', '.');
  if (!/^\d{1,12}(?:\.\d*)?$/.test(plain)) return null;
  return Number(plain) * (thousand ? 1000 : 1);
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
