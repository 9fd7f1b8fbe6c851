import { expect, test } from 'vitest';
import { copySize } from './redraw.ts';

test.each([
  [3000, 2000, 1600, 1067],
  [2000, 3000, 1067, 1600],
  [1600, 900, 1600, 900],
  [40, 30, 40, 30],
  [9000, 1, 1600, 1],
])('%i by %i pixels become %i by %i', (width, height, ...copy) => {
  expect(Object.values(copySize(width, height))).toEqual(copy);
});
