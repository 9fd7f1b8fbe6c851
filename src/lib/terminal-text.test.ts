import { expect, test } from 'vitest';
import { terminalText } from './terminal-text.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

test('no control character reaches a terminal, except tab and newline', () => {
  const controls = [...range(0, 0x1f), ...range(0x7f, 0x9f)].filter((each) => each !== '\n' && each !== '\t');
  for (const each of controls) expect(terminalText(`a${each}b`), JSON.stringify(each)).toBe('a·b');
  expect(terminalText('one\r\ntwo\n\tthree')).toBe('one\ntwo\n\tthree');
});

test('no text can reverse the text beside it', () => {
  const bidi = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
  for (const each of [...bidi, '\u2028', '\u2029'])
    expect(terminalText(`a${each}b`), JSON.stringify(each)).toBe('a·b');
});

test('every other letter stays as it is', () => {
  for (const text of ['Zoë Ünal', 'ليلى مثال', '👩‍🚀', 'a\u0301']) expect(terminalText(text)).toBe(text);
});
