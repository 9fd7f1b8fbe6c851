import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from '../../sample/articles/03-coding-games/Diagram.tsx';

/** Cells of the body rows of the article's only table. */
function tableOf(article: string): string[][] {
  const lines = readFileSync(`sample/articles/${article}/index.mdx`, 'utf8').split('\n');
  const cells = lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((row) => row.map((cell) => cell.trim()));
  return cells.slice(2);
}

test("the path's drawing shows the weeks that its table adds up to", () => {
  const drawing = readFileSync('sample/articles/02-learning-path/diagram.svg', 'utf8');
  const hours = tableOf('02-learning-path').map((row) => Number(row[2]));
  expect(hours).toHaveLength(5);
  let spent = 0;
  for (const part of hours) {
    spent += part;
    expect(drawing).toContain(`>${spent / 10}</text>`);
    expect(drawing).toContain(`week ${spent / 10}`);
  }
});

test("the games' drawing and table agree on order and hours", () => {
  const drawn = groups.flatMap(({ games }) => games.map(({ hours }) => hours));
  const told = tableOf('03-coding-games').map((row) => row[3]);
  const words = new Map([
    [0.5, '½'],
    [Number.POSITIVE_INFINITY, 'no end'],
  ]);
  expect(told).toEqual(drawn.map((hours) => words.get(hours) ?? String(hours)));
});
