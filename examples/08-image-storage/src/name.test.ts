import { expect, test } from 'vitest';
import { newName, storedAt } from './name.ts';

test('names sort by time, and tell the time', () => {
  const early = new Date('2022-07-05T10:00:00Z');
  const late = new Date('2026-11-22T10:00:00.001Z');
  const names = [newName(late), newName(early)].toSorted();
  expect(names.map(storedAt)).toEqual([early, late]);
});

test('a name is what the rules ask for', () => {
  for (let n = 0; n < 100; n++)
    expect(newName()).toMatch(/^[0-9]{13}-[0-9a-z]{8}$/);
});
