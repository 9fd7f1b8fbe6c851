import { expect, test } from 'vitest';
import { comments as words } from '#language';
import { maxBodyLength } from '../model.ts';
import { foldBlankLines, isLong, visibleName } from './display-text.ts';

const accent = '\u0301';

test.for([
  ['Vietnamese, decomposed', 'Tiếng Việt có dấu rất đẹp'.normalize('NFD')],
  ['Thai', 'ที่นี่มีน้ำผึ้งปั่น กู้ชื่อเสียง'],
  ['vocalized Arabic', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['Hebrew with cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
  ['Devanagari', 'क्ष्म्य राष्ट्रीय कर्त्स्न्य हिन्दी में'],
  ['Tamil', 'நொடிக்கொரு கௌதாரி'],
  ['Burmese', 'ကြွေးမြီ ညွှန်ကြားချက် ဣန္ဒြေ'],
  ['a Tibetan stack of eight', 'ཧྐྵྨླྺྼྻྂ'],
  ['emoji', '👩🏽‍❤️‍💋‍👨🏽 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 1️⃣ 🇨🇭'],
])('a name in %s is shown as it was typed', ([, text]) => {
  expect(visibleName(text ?? '')).toBe(text);
});

test('more than two blank lines are drawn as two', () => {
  expect(foldBlankLines(`a${'\n'.repeat(4990)}b`)).toBe('a\n\n\nb');
  expect(foldBlankLines('a\n\n\nb\n\nc\nd')).toBe('a\n\n\nb\n\nc\nd');
});

test('a line without a visible character is blank', () => {
  expect(foldBlankLines(`a${'\n\u3164'.repeat(500)}\nb`).split('\n')).toHaveLength(4);
});

test.for(['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j ends a line', (lineBreak) => {
  expect(foldBlankLines(`a${lineBreak.repeat(500)}b`)).toBe('a\n\n\nb');
});

test('a text is long from sixteen lines on, typed or wrapped', () => {
  expect(isLong('A few words.')).toBe(false);
  expect(isLong(Array(15).fill('line').join('\n'))).toBe(false);
  expect(isLong(Array(16).fill('line').join('\n'))).toBe(true);
  expect(isLong('x'.repeat(1200))).toBe(false);
  expect(isLong('x'.repeat(1201))).toBe(true);
  expect(isLong(`x${accent.repeat(4000)}`)).toBe(true);
  for (const wide of ['漢', 'あ', '한', '。', '！']) {
    expect(isLong(wide.repeat(600))).toBe(false);
    expect(isLong(wide.repeat(601))).toBe(true);
  }
});

test('a name is one line of at most 60 characters', () => {
  expect(visibleName('Ada Sample')).toBe('Ada Sample');
  expect(visibleName('ליאור')).toBe('ליאור');
  expect(visibleName('Ada\n\n\tSample')).toBe('Ada Sample');
  // Otherwise it would be shown as the name that it spells backwards.
  expect(visibleName('\u202eelpmaS adA')).toBe('elpmaS adA');
  expect([...visibleName('🦊'.repeat(500))]).toHaveLength(60);
  expect(visibleName(`A${accent.repeat(150)}`)).toBe(`A${accent.repeat(8)}`);
});

test('a person without a visible name is someone', () => {
  for (const name of ['', ' ', '\u200b', '\u202e', '\u3164', accent])
    expect(visibleName(name)).toBe(words.someone);
});

test('hostile text takes no time to speak of', () => {
  // Of this thread alone: the clock would count what else the machine does.
  const began = process.threadCpuUsage().user;
  for (const unit of [accent, '\u200b', `\u200b${accent}`, '\n', ' \n', '\u200b\n', ' ', 'e', '\u1100']) {
    const text = unit.repeat(maxBodyLength / unit.length);
    foldBlankLines(text);
    isLong(text);
    visibleName(text);
  }
  expect(process.threadCpuUsage().user - began).toBeLessThan(500_000);
});
