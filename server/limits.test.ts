import { expect, test } from 'vitest';
import { limit, limitsFor } from './limits.ts';

test('a key passes until its points are spent, then is told how long to wait', async () => {
  const twice = limit(2, 60);
  expect([await twice('a'), await twice('a')]).toEqual([null, null]);
  const wait = await twice('a');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await twice('b')).toBeNull();
});

test('0 lifts every limit', async () => {
  const { reader, address, contact, subscriber, streamsPerAddress } = limitsFor(0);
  for (let i = 0; i < 500; i++) {
    const waits = [await reader('a'), await address('a'), await contact('a'), await subscriber('a')];
    expect(waits).toEqual([null, null, null, null]);
  }
  expect(streamsPerAddress).toBe(Number.POSITIVE_INFINITY);
});

test('several people may share an address', async () => {
  const { reader, address } = limitsFor(1);
  for (const person of ['ada', 'grace', 'linus', 'noor', 'kai']) {
    expect([await reader(person), await address('school')]).toEqual([null, null]);
  }
  expect(await address('school')).not.toBeNull();
});
