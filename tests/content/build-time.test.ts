import { expect, test } from 'vitest';
import { downloadsIn } from '#site/content/download.ts';
import { filesIn } from '#site/content/listing.ts';
import { tags } from '../../scripts/check-site/sources.ts';
import { articles } from './articles.ts';

const numberIn = (text: string, key: string) =>
  Number(new RegExp(`^${key}: (\\d+)`, 'm').exec(text)?.[1] ?? 0);
const tutorials = articles.filter(({ text }) => numberIn(text, 'build') > 0);

test.each(tutorials)('$folder says how long it takes to build', (article) => {
  const { text, nodes } = article;
  const commands = nodes.filter((node) => node.type === 'code' && node.lang === 'sh').length;
  // Reading, a minute for each file, one for each command, two to look at a checkpoint, eight for an exercise.
  const minutes =
    numberIn(text, 'minutes') +
    filesIn(text).length +
    commands +
    2 * tags(article, 'Checkpoint').length +
    8 * tags(article, 'Exercise').length;
  expect(numberIn(text, 'build') / minutes, `about ${minutes} minutes`).toBeCloseTo(1, 0.8);
});

test.each(tutorials)('$folder numbers its downloads in their order', ({ text }) => {
  const names = downloadsIn(text).map(({ name }) => name);
  expect(names.map((name) => Number.parseInt(name, 10))).toEqual(names.map((_, index) => index + 1));
});
