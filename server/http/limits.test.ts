import { expect, test, vi } from 'vitest';
import { limit, limitsFor } from './limits.ts';

test('a key passes until its points are spent, then is told how long to wait', async () => {
  const twice = limit(2, 60);
  expect([await twice('a'), await twice('a')]).toEqual([null, null]);
  const wait = await twice('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await twice('b')).toBeNull();
});

test('nobody is told to wait longer than the limit lasts, even if the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const once = limit(1, 60);
  await once('a');
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  expect(await once('a')).toBe(60);
  vi.useRealTimers();
});

test('a key is forgotten when its window ends, even if nobody asks again', async () => {
  vi.useFakeTimers();
  await limit(1, 60)('203.0.113.9');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('0 lifts every limit', async () => {
  const { reader, address, contact, signUps, streamsPerAddress } = limitsFor({
    writesPerMinute: 0,
    writesPerDay: 1,
  });
  for (let i = 0; i < 500; i++) {
    const waits = [await reader('a'), await address('a'), await contact('a'), await signUps('a')];
    expect(waits).toEqual([null, null, null, null]);
  }
  expect(streamsPerAddress).toBe(Number.POSITIVE_INFINITY);
});

test('what a person or an address may write in a day is limited too, and the wait may be hours', async () => {
  const { reader, address, contact } = limitsFor({ writesPerMinute: 20, writesPerDay: 2 });
  for (const limited of [reader, contact]) {
    expect([await limited('ada'), await limited('ada')]).toEqual([null, null]);
    expect(await limited('ada')).toBeGreaterThan(23 * 60 * 60);
  }
  for (let i = 0; i < 10; i++) expect(await address('school')).toBeNull();
  expect(await address('school')).toBeGreaterThan(23 * 60 * 60);
});

test('what the limit per minute refuses does not use up the day', async () => {
  vi.useFakeTimers();
  const { reader } = limitsFor({ writesPerMinute: 1, writesPerDay: 2 });
  const tries = [await reader('ada'), await reader('ada'), await reader('ada')];
  expect(tries.map((wait) => wait === null)).toEqual([true, false, false]);
  vi.advanceTimersByTime(60_000);
  expect(await reader('ada')).toBeNull();
  vi.useRealTimers();
});
