import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { milestones } from '../../sample/articles/02-learning-path/path.ts';
import { groups } from '../../sample/articles/03-coding-games/HoursChart.tsx';

/** Cells of the body rows of the article's first table. */
function tableOf(article: string): string[][] {
  const lines = readFileSync(`sample/articles/${article}/index.mdx`, 'utf8').split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return lines.slice(first + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("the path's drawing and table agree on milestones and hours", () => {
  const told = tableOf('02-learning-path').map(
    ([name = '', hours]) => `${name.slice(3).toLowerCase()} ${hours}`,
  );
  expect(told).toEqual(milestones.map(({ name, hours }) => `${name} ${hours}`));
});

test("the path's text adds its hours up", () => {
  const article = readFileSync('sample/articles/02-learning-path/index.mdx', 'utf8');
  const total = milestones.reduce((sum, { hours }) => sum + hours, 0);
  expect(total).toBe(520);
  expect(article.match(/\b\d{3} hours/g)).toEqual(['520 hours', '520 hours', '520 hours']);
});

test("the games' drawing and table agree on order and hours", () => {
  const drawn = groups.flatMap(({ games }) => games);
  const told = tableOf('03-coding-games');
  const words = new Map([
    [0.5, '½ h'],
    [Number.POSITIVE_INFINITY, 'no end'],
  ]);
  const hoursTold = told.map(([, , where]) => where?.replace('\u00a0', ' ').split(', ').at(-1));
  expect(hoursTold).toEqual(drawn.map(({ hours }) => words.get(hours) ?? `${hours} h`));
  const names = told.map(([game = '']) => /\[(?:The )?(.*?)\]/.exec(game)?.[1]?.replace('Resource', 'Res.'));
  expect(names).toEqual(drawn.map(({ name }) => name));
});
