/** Money is in one currency, after tax. */
export interface Plan {
  /** A year of full-time study, after grants. */
  readonly tuition: number;
  /** Take-home pay given up in a year. */
  readonly pay: number;
  /** Health insurance, pension and the like, to be paid for oneself, in a year. */
  readonly benefits: number;
  /** Earned in a year from side jobs, while studying full time and while looking for the new job. */
  readonly earnings: number;
  /** What the degree adds to a year's take-home pay. */
  readonly raise: number;
  readonly fullTimeYears: number;
  readonly partTimeYears: number;
  /** From graduation to the first day in the new job. A part-time student is still paid in these months. */
  readonly searchMonths: number;
  readonly savings: number;
  /** Living costs of a month. */
  readonly living: number;
  /** How many of a hundred finish, full time and part time. The others stop halfway, without the raise. */
  readonly fullTimeChance: number;
  readonly partTimeChance: number;
}

/** A way to the degree, as money compared with staying in the job. */
export interface Path {
  /** From year 0 to the first day in the new job. From there the raise adds up. */
  readonly points: readonly Point[];
  readonly start: Point;
  /** The year when the raise has paid for everything; Infinity if it never does. */
  readonly levelYear: number;
}

export interface Point {
  readonly year: number;
  readonly money: number;
}

/** Months of living costs that stay untouched. */
const reserveMonths = 3;

/** All sums of the article. Interest, inflation and later raises are left out, as the article says. */
export function sumsOf(plan: Plan) {
  const yearCost = plan.tuition + plan.pay + plan.benefits - plan.earnings;
  const studyCost = yearCost * plan.fullTimeYears;
  const searchYears = plan.searchMonths / 12;
  const searchCost = (yearCost - plan.tuition) * searchYears;
  const degreeCost = studyCost + searchCost;
  const halfwayCost = studyCost / 2 + searchCost;
  const quit = path(plan.raise, [
    { year: plan.fullTimeYears, money: -studyCost },
    { year: plan.fullTimeYears + searchYears, money: -degreeCost },
  ]);
  const tuition = plan.tuition * plan.fullTimeYears;
  const partTime = path(plan.raise, [
    { year: plan.partTimeYears, money: -tuition },
    { year: plan.partTimeYears + searchYears, money: -tuition },
  ]);
  const [earlier, dearer] = [partTime.start.year - quit.start.year, degreeCost - tuition];
  const bothWork = Math.max(quit.start.year, partTime.start.year);
  const averageYear = Math.max(20, bothWork);
  const average = (chance: number, finished: number, stopped: number) =>
    (Math.min(chance, 100) * (finished - stopped)) / 100 + stopped;
  return {
    /** What full-time study costs, with the months of looking for a job. */
    degreeCost,
    quit,
    partTime,
    /** How far ahead part-time study is once both have the new job; negative when it is behind. */
    partTimeAhead: moneyAt(partTime, plan, bothWork) - moneyAt(quit, plan, bothWork),
    /** What someone who quits and stops halfway has paid, with the months of looking for a job. */
    halfwayCost,
    /** The raise from which quitting is ahead; null if no raise decides it. */
    raiseToQuit: earlier > 0 && dearer > 0 ? dearer / earlier : null,
    /** The money after twenty years, or once both plans have led to the job, on average over those who finish and those who don't. */
    averageYear,
    average: {
      quit: average(plan.fullTimeChance, moneyAt(quit, plan, averageYear), -halfwayCost),
      partTime: average(plan.partTimeChance, moneyAt(partTime, plan, averageYear), -tuition / 2),
    },
    ...runwayOf(plan),
  };
}

export type Sums = ReturnType<typeof sumsOf>;

/** The money of a path in any year after the new job has begun. */
export function moneyAt({ start }: Path, { raise }: Plan, year: number): number {
  return start.money + raise * (year - start.year);
}

function path(raise: number, [graduation, start]: readonly [Point, Point]): Path {
  return {
    points: [{ year: 0, money: 0 }, graduation, start],
    start,
    levelYear: start.money >= 0 ? start.year : start.year - start.money / raise,
  };
}

function runwayOf(plan: Plan) {
  const searchCost = plan.living + (plan.benefits - plan.earnings) / 12;
  const monthCost = searchCost + plan.tuition / 12;
  const available = Math.max(0, plan.savings - reserveMonths * plan.living);
  const studyMonths = plan.fullTimeYears * 12;
  const needed = Math.max(0, monthCost * studyMonths) + Math.max(0, searchCost * plan.searchMonths);
  return {
    /** What leaves the savings in a month of study. */
    monthCost,
    /** How many months the savings last, less a reserve; Infinity when nothing leaves them. */
    runwayMonths: monthsFor(available, monthCost, studyMonths, searchCost),
    /** Months without the old pay: study, and looking for the new job. */
    monthsWithoutPay: studyMonths + plan.searchMonths,
    /** What someone else has to cover before the new job begins. */
    missing: Math.max(0, needed - available),
  };
}

/** How long an amount lasts, when a month costs less after the last month of study. */
function monthsFor(available: number, monthCost: number, studyMonths: number, searchCost: number): number {
  const left = available - Math.max(0, monthCost) * studyMonths;
  if (left < 0) return available / monthCost;
  return searchCost <= 0 ? Number.POSITIVE_INFINITY : studyMonths + left / searchCost;
}

export const example: Plan = {
  tuition: 9_000,
  pay: 36_000,
  benefits: 3_000,
  earnings: 8_000,
  raise: 12_000,
  fullTimeYears: 4,
  partTimeYears: 10,
  searchMonths: 6,
  savings: 24_000,
  living: 2_100,
  fullTimeChance: 67,
  partTimeChance: 34,
};
