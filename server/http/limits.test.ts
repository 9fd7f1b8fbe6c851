import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '#server/config.ts';
import { limit, limitsFor } from './limits.ts';

const standard = parseEnvironment({});

test('a key passes until its points are spent, then is told how long to wait', () => {
  const twice = limit(2, 60);
  expect([twice('a'), twice('a')]).toEqual([null, null]);
  const wait = twice('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(twice('b')).toBeNull();
});

test('nobody is told to wait longer than the limit lasts, even if the clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const once = limit(1, 60);
  once('a');
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  expect(once('a')).toBe(60);
  vi.useRealTimers();
});

test('a key is forgotten when its window ends, even if nobody asks again', () => {
  vi.useFakeTimers();
  limit(1, 60)('203.0.113.9');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('0 lifts every limit', () => {
  const { reader, address, contact, signUps, streamsPerAddress } = limitsFor({
    ...standard,
    writesPerMinute: 0,
  });
  for (let i = 0; i < 500; i++) {
    const waits = [reader('a'), address('a'), contact('a'), signUps('a')];
    expect(waits).toEqual([null, null, null, null]);
  }
  expect(streamsPerAddress).toBe(Number.POSITIVE_INFINITY);
});

test('what a person or an address may write in a day is limited too, and the wait may be hours', () => {
  const { reader, address, contact } = limitsFor({ ...standard, writesPerDay: 2 });
  for (const limited of [reader, contact]) {
    expect([limited('ada'), limited('ada')]).toEqual([null, null]);
    expect(limited('ada')).toBeGreaterThan(23 * 60 * 60);
  }
  for (let i = 0; i < 10; i++) expect(address('school')).toBeNull();
  expect(address('school')).toBeGreaterThan(23 * 60 * 60);
});

test('what the limit per minute refuses does not use up the day', () => {
  vi.useFakeTimers();
  const { reader } = limitsFor({ ...standard, writesPerMinute: 1, writesPerDay: 2 });
  const tries = [reader('ada'), reader('ada'), reader('ada')];
  expect(tries.map((wait) => wait === null)).toEqual([true, false, false]);
  vi.advanceTimersByTime(60_000);
  expect(reader('ada')).toBeNull();
  vi.useRealTimers();
});
