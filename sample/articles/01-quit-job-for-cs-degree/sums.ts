/** Money is in one currency, after tax. */
export interface Plan {
  /** A year of full-time study, after grants. */
  readonly tuition: number;
  /** Take-home pay given up in a year. */
  readonly pay: number;
  /** Health insurance, pension and the like, to be paid for oneself, in a year. */
  readonly benefits: number;
  /** Earned in a year beside full-time study. */
  readonly earnings: number;
  /** What the degree adds to a year's take-home pay. */
  readonly raise: number;
  readonly fullTimeYears: number;
  readonly partTimeYears: number;
  readonly savings: number;
  /** Living costs of a month. */
  readonly living: number;
}

export interface Sums {
  /** What one year of full-time study costs, and all of them. */
  readonly yearCost: number;
  readonly degreeCost: number;
  /** Years from graduation until the raise has paid for the degree; Infinity without a raise. */
  readonly yearsUntilLevel: number;
  /** How far ahead part-time study is once both have the degree; negative when it is behind. */
  readonly partTimeAhead: number;
  /** What leaves the savings in a month of study. */
  readonly monthCost: number;
  /** How many months the savings last, less a reserve; Infinity when nothing leaves them. */
  readonly runwayMonths: number;
  /** What somebody else has to bring before graduation. */
  readonly missing: number;
}

/** Months of living costs that stay untouched. */
const reserveMonths = 3;

/** Both sums of the article. Interest, inflation and later raises are left out, as the article says. */
export function sumsOf(plan: Plan): Sums {
  const yearCost = plan.tuition + plan.pay + plan.benefits - plan.earnings;
  const degreeCost = yearCost * plan.fullTimeYears;
  const tuition = plan.tuition * plan.fullTimeYears;
  const monthCost = plan.living + (plan.tuition + plan.benefits - plan.earnings) / 12;
  const available = Math.max(0, plan.savings - reserveMonths * plan.living);
  return {
    yearCost,
    degreeCost,
    yearsUntilLevel: degreeCost <= 0 ? 0 : degreeCost / plan.raise,
    partTimeAhead: degreeCost - tuition - plan.raise * (plan.partTimeYears - plan.fullTimeYears),
    monthCost,
    runwayMonths: monthCost <= 0 ? Number.POSITIVE_INFINITY : available / monthCost,
    missing: Math.max(0, monthCost * 12 * plan.fullTimeYears - available),
  };
}

export const example: Plan = {
  tuition: 9_000,
  pay: 36_000,
  benefits: 3_000,
  earnings: 8_000,
  raise: 12_000,
  fullTimeYears: 4,
  partTimeYears: 6,
  savings: 24_000,
  living: 2_100,
};

/** Numbers as people write them: '36,000', '36 000', '36.000' and '4.5' too. Null for anything else, and below 0. */
export function numberIn(text: string): number | null {
  const written = text.trim();
  const isGrouped = /^\d{1,3}(?:[,.'’\s]\d{3})+$/.test(written);
  const plain = isGrouped ? written.replace(/\D/g, '') : written.replace(',', '.');
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null;
}
