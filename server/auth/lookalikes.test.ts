import { expect, test } from 'vitest';
import { looksLike } from './lookalikes.ts';

test.each([
  'robin example',
  '  ROBIN   EXAMPLE ',
  'RobinExample',
  'Robin_Example.',
  'Robin Example ✓',
  'Róbïn Exámple',
  'Ｒｏｂｉｎ Ｅｘａｍｐｌｅ',
  '𝓡𝓸𝓫𝓲𝓷 𝓔𝔁𝓪𝓶𝓹𝓵𝓮',
  'Rоbіn Ехаmрӏе',
  'Rοbιn Εχαmρle',
  'R0bin Examp1e',
  'RobIn ExampIe',
  'Rob|n Examp|e',
  'Robǀn Exampǀe',
  '| Robin Example ｜',
  '× Robin Example ×',
  'Roьin E×amp\u05dfe',
  'R০bin Exam⍴le',
  'R๐bin Ex⍺mple',
  'Robiп Exampⵏe',
  'Robin Example!',
  'Robin Exarnple',
  'ʀᴏʙɪɴ ᴇxᴀᴍᴘʟᴇ',
  'ꓣꓳꓐꓲꓠ ꓰꓫꓮꓟꓑꓡꓰ',
  'Ꭱobin Ꭼxample',
  'Rⲟbin Example',
  'Robin\u200b\u2060 Exam\u00adple\u3164',
  '\u202eRobin Example',
])('%s looks like Robin Example', (name) => {
  expect(looksLike(name, 'Robin Example')).toBe(true);
});

test.each([
  ['Keνin', 'Kevin'],
  ['KEVIΝ', 'Kevin'],
  ['MARΥ', 'Mary'],
  ['Maүa', 'Maya'],
  ['Lυcy', 'Lucy'],
  ['ϹՏilla', 'Csilla'],
  ['νίκος', 'Νίκος'],
])('%s looks like %s', (name, other) => {
  expect(looksLike(name, other)).toBe(true);
});

test.each(['Robin', 'Robin Examples', 'Robin E.', 'Ada Sample', '', '✓'])('%s does not', (name) => {
  expect(looksLike(name, 'Robin Example')).toBe(false);
});

test('names in other scripts are told apart by their vowels, and look like themselves', () => {
  expect(looksLike('राम', 'रमा')).toBe(false);
  expect(looksLike('ليلى مثال', 'ليلى  مثال')).toBe(true);
  expect(looksLike('ИВАН', 'Иван')).toBe(true);
  expect(looksLike('김하늘', '김하늘')).toBe(true);
});

test('a name without letters is not protected, because every other one would look like it', () => {
  expect(looksLike('…', '★')).toBe(false);
});
