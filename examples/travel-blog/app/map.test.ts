import { expect, test } from 'vitest';
import { markAt, pointOnMap, squareOf } from './map.ts';

// Six pixels to the kilometer.
const box = { left: 100, top: 50, width: 720, height: 480 } as DOMRect;

test('what is pressed becomes kilometers, and never leaves the map', () => {
  expect(pointOnMap(box, 160, 110)).toEqual({ x: 10, y: 10 });
  expect(pointOnMap(box, 0, 9_999)).toEqual({ x: 0, y: 80 });
});

test('each place has a square of the grid, the edges too', () => {
  expect(squareOf({ x: 0, y: 0 })).toBe('A1');
  expect(squareOf({ x: 59.9, y: 40 })).toBe('C3');
  expect(squareOf({ x: 120, y: 80 })).toBe('F4');
});

test('a press on a mark finds it, the upper one of two', () => {
  const marks = [
    { id: 'a', x: 10, y: 10 },
    { id: 'b', x: 12, y: 10 },
  ];
  expect(markAt(marks, { x: 11, y: 10 })?.id).toBe('b');
  expect(markAt(marks, { x: 7, y: 10 })?.id).toBe('a');
  expect(markAt(marks, { x: 20, y: 10 })).toBeUndefined();
});
