import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { example, numberIn, sumsOf } from '../../sample/articles/01-quit-job-for-cs-degree/sums.ts';

const article = readFileSync('sample/articles/01-quit-job-for-cs-degree/index.mdx', 'utf8');

test("the article states the example's sums", () => {
  const sums = sumsOf(example);
  expect(sums).toMatchObject({ yearCost: 40_000, degreeCost: 160_000, partTimeAhead: 100_000 });
  expect(sums.yearsUntilLevel.toFixed(1)).toBe('13.3');
  expect(sums.monthCost.toFixed(0)).toBe('2433');
  expect(sums.runwayMonths.toFixed(1)).toBe('7.3');
  expect(sums.missing.toFixed(0)).toBe('99100');
  for (const stated of ['40,000', '160,000', '100,000', '13.3 years', '2,433', '7.3 months', '99,100'])
    expect(article).toContain(stated);
});

test('the other raises of the article are right too', () => {
  expect(sumsOf({ ...example, raise: 24_000 }).yearsUntilLevel.toFixed(1)).toBe('6.7');
  expect(sumsOf({ ...example, raise: 8_000 }).yearsUntilLevel).toBe(20);
  const badYear = sumsOf({ ...example, fullTimeYears: 5, raise: 6_000 });
  expect(badYear.degreeCost).toBe(200_000);
  expect(badYear.yearsUntilLevel.toFixed(0)).toBe('33');
});

test('without a raise the degree is never paid back, and a degree that costs nothing is paid back at once', () => {
  expect(sumsOf({ ...example, raise: 0 }).yearsUntilLevel).toBe(Number.POSITIVE_INFINITY);
  expect(sumsOf({ ...example, tuition: 0, pay: 0, benefits: 0 }).yearsUntilLevel).toBe(0);
});

test('a large raise puts full-time study ahead', () => {
  expect(sumsOf({ ...example, raise: 80_000 }).partTimeAhead).toBe(-36_000);
});

test('savings below the reserve are no runway, and enough savings leave nothing missing', () => {
  expect(sumsOf({ ...example, savings: 5_000 }).runwayMonths).toBe(0);
  expect(sumsOf({ ...example, savings: 150_000 }).missing).toBe(0);
  expect(sumsOf({ ...example, earnings: 60_000 }).runwayMonths).toBe(Number.POSITIVE_INFINITY);
});

test('numbers are read as people write them', () => {
  expect(['36000', '36,000', '36.000', '36 000', "36'000", '1,234,567'].map(numberIn)).toEqual([
    36_000, 36_000, 36_000, 36_000, 36_000, 1_234_567,
  ]);
  expect(['4.5', '4,5', ' 0 '].map(numberIn)).toEqual([4.5, 4.5, 0]);
});

test('anything else is not a number', () => {
  expect(['', '-5', 'a lot', '1e9', '12,34,56', '.'].map(numberIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
