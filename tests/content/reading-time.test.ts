import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseWords, wordsFor } from './prose-words.ts';

const folders = readdirSync('content/articles', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('there are articles to measure', () => {
  expect(folders.length).toBeGreaterThanOrEqual(9);
});

test.each(folders)('%s takes as long to read as it says', (folder) => {
  const source = readFileSync(`content/articles/${folder}/index.mdx`, 'utf8');
  const minutes = Number(/^minutes: (\d+)$/m.exec(source)?.[1]);
  const { fewest, most } = wordsFor(minutes);
  const words = proseWords(source);
  expect(words, `words of prose, for ${minutes} min`).toBeGreaterThanOrEqual(fewest);
  expect(words, `words of prose, for ${minutes} min`).toBeLessThanOrEqual(most);
});
