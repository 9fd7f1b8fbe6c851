import { expect, test } from 'vitest';
import { minutesFor, proseWords, readingTimeFindings } from './reading-time.ts';
import type { Source } from './sources.ts';

test('paragraphs, headings, lists and quotes are read, tables are not', () => {
  expect(proseWords('## Two words\n\nThree more words.\n\n- one\n- and two\n\n> a quote')).toBe(10);
  expect(proseWords('| game | cost |\n| --- | --- |\n| Froggy | free |')).toBe(0);
});

test('front matter, imports, expressions and blocks of code are not read', () => {
  const source =
    "---\ntitle: Not read\n---\n\nimport { A } from './A.tsx';\n\n{1 + 1}\n\n```sh\nnpm start\n```\n\nRead.";
  expect(proseWords(source)).toBe(1);
});

test('code named inside a sentence is read with it', () => {
  expect(proseWords('Use `align-items` here.')).toBe(3);
});

test('a link is its text, not its address', () => {
  expect(proseWords('See [the docs](https://react.dev/learn "not read").')).toBe(3);
});

test('what a tag wraps is read, but not the tag, its caption or a fold', () => {
  expect(proseWords('<Figure caption="Fig. 1. A path." alt="not read"><Diagram /></Figure>')).toBe(0);
  expect(proseWords('<Fold title="Solution">\n\nNot read.\n\n</Fold>')).toBe(0);
  expect(proseWords('<Callout kind="note">\n\nKeep this.\n\n</Callout>')).toBe(2);
});

test('footnotes are read once, their marks are not', () => {
  expect(proseWords('A fact.[^1]\n\n[^1]: Its source.')).toBe(4);
});

test('emphasis does not split a word, a line break does', () => {
  expect(proseWords('un*believ*able\nline')).toBe(2);
});

test('punctuation alone is not a word, a number is', () => {
  expect(proseWords('160,000 ÷ 12,000 = 13.3 — years')).toBe(4);
});

test('an article may be 15 % shorter or longer than its minutes say', () => {
  const isFine = (minutes: number, words: number) =>
    readingTimeFindings({
      file: 'index.mdx',
      text: `---\nminutes: ${minutes}\n---\n\n${'word '.repeat(words)}`,
    } as Source).length === 0;
  expect([1700, 2290].map((words) => isFine(10, words))).toEqual([true, true]);
  expect([1600, 2400].map((words) => isFine(10, words))).toEqual([false, false]);
});

test('an article that is shorter than a minute takes one', () => {
  expect([12, 299, 301, 2040].map(minutesFor)).toEqual([1, 1, 2, 10]);
});

test('minutes with a reason behind them stay as they are', () => {
  const findings = (minutes: string) =>
    readingTimeFindings({ file: 'index.mdx', text: `---\n${minutes}\n---\n\nShort.` } as Source);
  expect(findings('minutes: 9')).toHaveLength(1);
  expect(findings('minutes: 9 # as specified')).toEqual([]);
});
