import { expect, test } from 'vitest';
import { shortener } from './short-class-names.ts';

const longNames = Array.from(
  { length: 2000 },
  (_, index) => `src/design/ui/Part${index % 40}.module.css:name${index}`,
);

test('a short name is a letter and two letters or digits', () => {
  const shorten = shortener();
  expect(longNames.map(shorten).filter((short) => !/^[a-z][a-z0-9]{2}$/.test(short))).toEqual([]);
});

test('no two rules share a name, however many there are', () => {
  const shorten = shortener();
  expect(new Set(longNames.map(shorten)).size).toBe(longNames.length);
});

test('a name is the same whenever it is asked for, and in the next build', () => {
  const [first = '', ...others] = longNames;
  const shorten = shortener();
  const short = shorten(first);
  others.forEach(shorten);
  expect(shorten(first)).toBe(short);
  expect(shortener()(first)).toBe(short);
});
