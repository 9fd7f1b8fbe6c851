import { expect, test } from 'vitest';
import { memoryStore } from '../../testing/memory-storage.ts';
import { openPace } from './pace.ts';

/** A clock that is moved by waiting. */
function paceAt(start: number, store = memoryStore()) {
  let now = start;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  return { pace: openPace(store, 3000, () => now, wait), waits, store, pass: (ms: number) => (now += ms) };
}

test('the first comment goes at once', async () => {
  const { pace, waits } = paceAt(10_000);
  await pace.rest();
  expect(waits).toEqual([]);
});

test('the next one waits for what is left of the rest', async () => {
  const { pace, waits, pass } = paceAt(10_000);
  pace.posted();
  pass(1000);
  await pace.rest();
  expect(waits).toEqual([2000]);
  await pace.rest();
  expect(waits).toEqual([2000]);
});

test('a reload and another tab keep the pace', async () => {
  const { pace, store } = paceAt(10_000);
  pace.posted();
  const other = paceAt(10_500, store);
  await other.pace.rest();
  expect(other.waits).toEqual([2500]);
});

test('a clock that was set back holds nothing up', async () => {
  const { pace, store } = paceAt(10_000);
  pace.posted();
  const back = paceAt(5000, store);
  await back.pace.rest();
  expect(back.waits).toEqual([]);
});
