import { expect, test } from 'vitest';
import { articles } from './articles.ts';
import { minutesFor, proseWords, wordsFor } from './prose-words.ts';

test.each(articles)('$folder takes as long to read as it says', ({ text }) => {
  const minutes = Number(/^minutes: (\d+)$/m.exec(text)?.[1]);
  const words = proseWords(text);
  const { fewest, most } = wordsFor(minutes);
  const isTrue = (words >= fewest && words <= most) || minutes === minutesFor(words);
  const advice = `It has ${words} words of prose, for ${minutes} min. Write 'minutes: ${minutesFor(words)}' in its index.mdx.`;
  expect(isTrue, advice).toBe(true);
});
