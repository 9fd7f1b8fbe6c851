import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numberIn } from './amounts.ts';
import { example, type Sums, sumsOf } from './sums.ts';

const article = readFileSync(new URL('index.mdx', import.meta.url), 'utf8');
const yearsToLevel = ({ quit }: Sums) => quit.levelYear - quit.start.year;

test("the article states the example's sums", () => {
  const sums = sumsOf(example);
  expect(sums).toMatchObject({ degreeCost: 175_500, partTimeAhead: 67_500 });
  expect(yearsToLevel(sums).toFixed(1)).toBe('14.6');
  expect([sums.quit.levelYear.toFixed(1), sums.partTime.levelYear]).toEqual(['19.1', 13.5]);
  expect(sums.monthCost.toFixed(0)).toBe('2433');
  expect(sums.runwayMonths.toFixed(1)).toBe('7.3');
  expect(sums.monthsWithoutPay).toBe(54);
  expect(sums.missing.toFixed(0)).toBe('109200');
  const stated = [
    '23,250',
    '95,500',
    '18,000',
    '17,500',
    '24,480',
    '14,640',
    '40,000',
    '160,000',
    '15,500',
    '175,500',
    '67,500',
    '14.6 years',
    '4,320',
    '40.6 years',
    'year 13.5',
    'year 19.1',
  ];
  const ofRunway = ['2,433', '7.3 months', '54 months', '109,200'];
  expect([...stated, ...ofRunway].filter((each) => !article.includes(each))).toEqual([]);
});

test('quitting is ahead from the raise that the article names', () => {
  const { raiseToQuit } = sumsOf(example);
  expect(raiseToQuit).toBe(23_250);
  expect(sumsOf({ ...example, raise: 23_250 }).partTimeAhead).toBe(0);
  expect(sumsOf({ ...example, partTimeYears: 4 }).raiseToQuit).toBeNull();
});

test('those who stop halfway enter the average, with the months of looking for a job', () => {
  const { halfwayCost, average } = sumsOf(example);
  expect(halfwayCost).toBe(95_500);
  expect([average.quit, average.partTime].map(Math.round)).toEqual([-24_480, 14_640]);
  expect(sumsOf({ ...example, partTimeChance: 0 }).average.partTime).toBe(-18_000);
  const lead = (raise: number) => {
    const { quit, partTime } = sumsOf({ ...example, raise }).average;
    return quit - partTime;
  };
  expect([17_467, 17_468].map((raise) => lead(raise) > 0)).toEqual([false, true]);
  const sure = { ...example, fullTimeChance: 100, partTimeChance: 100 };
  expect(sumsOf(sure).average).toEqual({ quit: 10_500, partTime: 78_000 });
  const slow = sumsOf({ ...sure, partTimeYears: 24 });
  expect(slow).toMatchObject({ averageYear: 24.5, average: { quit: 64_500, partTime: -36_000 } });
});

test('the other raises of the article are right too', () => {
  expect(yearsToLevel(sumsOf({ ...example, raise: 24_000 })).toFixed(1)).toBe('7.3');
  expect(0.12 * example.pay).toBe(4_320);
  expect(yearsToLevel(sumsOf({ ...example, raise: 4_320 })).toFixed(1)).toBe('40.6');
  const secondDegree = sumsOf({ ...example, fullTimeYears: 4 / 3, partTimeYears: 10 / 3 });
  expect(Math.round(secondDegree.degreeCost - 12_000)).toBe(56_833);
  expect(Math.round(secondDegree.raiseToQuit ?? 0)).toBe(28_417);
  const badYear = sumsOf({ ...example, fullTimeYears: 5, searchMonths: 12, raise: 6_000 });
  expect(badYear.degreeCost).toBe(231_000);
  expect(yearsToLevel(badYear)).toBe(38.5);
});

test('looking for a job costs pay, but no tuition, and those who are still employed nothing', () => {
  const quick = sumsOf({ ...example, searchMonths: 0 });
  expect(sumsOf(example).degreeCost - quick.degreeCost).toBe(15_500);
  expect(quick.partTime.start.money).toBe(sumsOf(example).partTime.start.money);
});

test('without a raise the degree is never paid back, and a degree that costs nothing is paid back at once', () => {
  expect(yearsToLevel(sumsOf({ ...example, raise: 0 }))).toBe(Number.POSITIVE_INFINITY);
  const free = { ...example, tuition: 0, pay: 0, benefits: 0 };
  expect(yearsToLevel(sumsOf({ ...free, raise: 0 }))).toBe(0);
});

test('savings below the reserve are no runway, and enough savings leave nothing missing', () => {
  expect(sumsOf({ ...example, savings: 5_000 }).runwayMonths).toBe(0);
  expect(sumsOf({ ...example, savings: 150_000 }).missing).toBe(0);
  expect(sumsOf({ ...example, earnings: 60_000 }).runwayMonths).toBe(Number.POSITIVE_INFINITY);
});

test('savings that outlast the studies go into the search, where a month costs less', () => {
  const sums = sumsOf({ ...example, savings: 130_000 });
  expect(sums.runwayMonths.toFixed(1)).toBe('52.1');
  expect(sums.missing).toBeCloseTo(3_200);
});

test('numbers are read as people write them', () => {
  expect(['36000', '36,000', '36.000', '36 000', "36'000", '1,234,567'].map(numberIn)).toEqual([
    36_000, 36_000, 36_000, 36_000, 36_000, 1_234_567,
  ]);
  expect(['$9,000', '9k', '52,000.50', '€ 52.000,50', '4.5k', '67%'].map(numberIn)).toEqual([
    9_000, 9_000, 52_000.5, 52_000.5, 4_500, 67,
  ]);
  expect(['4.5', '4,5', ' 0 '].map(numberIn)).toEqual([4.5, 4.5, 0]);
});

test.each(['', '-5', 'a lot', '1e9', '12,34,56', '.', '1234567890123'])("'%s' is not a number", (text) => {
  expect(numberIn(text)).toBeNull();
});
