import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { milestones } from '../../sample/articles/02-learning-path/path.ts';

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
  expect(article.match(/\b\d{3} hours/g)).toEqual(['520 hours', '520 hours']);
});
