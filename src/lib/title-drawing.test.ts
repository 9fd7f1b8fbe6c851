import { expect, test } from 'vitest';
import { titleDrawing } from './title-drawing.ts';

const titles = [
  'Hello',
  'Forms that survive a reload',
  '知っておくべきこと',
  '🙂',
  'A <b> & "c"',
  'One two three four five six seven',
];
const some = Array.from({ length: 200 }, (_, index) => `Title ${index * 7919} of an article`);

test('the same title and tags always give the same drawing, others another one', () => {
  expect(titleDrawing('Hello', ['CSS'])).toBe(titleDrawing('Hello', ['CSS']));
  expect(titleDrawing('Hello', ['CSS'])).not.toBe(titleDrawing('Hello', ['Rust']));
  expect(new Set(titles.map((title) => titleDrawing(title))).size).toBe(titles.length);
});

test('both kinds are drawn', () => {
  const kinds = ['M30 136h420', 'M16 264h448'];
  const drawn = some.map((title) => titleDrawing(title));
  const counts = kinds.map((part) => drawn.filter((svg) => svg.includes(part)).length);
  expect(Math.min(...counts)).toBeGreaterThan(25);
  expect(counts.reduce((sum, count) => sum + count)).toBe(some.length);
});

test.each(titles)('the drawing of %s has one amber part, numbers that are numbers, and is small', (title) => {
  const svg = titleDrawing(title);
  expect(svg.match(/class="accent"/g)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\.\d{3}/);
  expect(svg.length).toBeLessThan(2000);
});
