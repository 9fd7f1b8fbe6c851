import { expect, test, vi } from 'vitest';
import { daySchema, today } from './day.ts';

test.each([
  ['July 27, 2022', '2022-07-27', 'July 27, 2022'],
  ['27 July 2022', '2022-07-27', '27 July 2022'],
  ['2022-07-27', '2022-07-27', 'July 27, 2022'],
  [new Date('2022-07-27T00:00:00Z'), '2022-07-27', 'July 27, 2022'],
])('%s is a day for machines and for people', (written, iso, text) => {
  expect(daySchema.parse(written)).toEqual({ iso, text });
});

test.each([
  'February 30, 2026',
  '2026-02-30',
  '2026-13-01',
  'July 27, 20226',
  'Juli 27, 2022',
  'tomorrow',
  '27',
  '',
])('“%s” is refused with what to write', (written) => {
  expect(daySchema.safeParse(written).error?.issues[0]?.message).toMatch(
    /is not a date: write it as 2026-11-20/,
  );
});

test.each([
  ['Pacific/Auckland', '2026-11-26'],
  ['America/Los_Angeles', '2026-11-25'],
])('today is the day in %s, where the site is built', (zone, day) => {
  vi.useFakeTimers({ now: new Date('2026-11-25T21:00:00Z') }).stubEnv('TZ', zone);
  expect(today()).toBe(day);
  vi.useRealTimers().unstubAllEnvs();
});
