/** Nothing of these can be seen, so a comment can't consist of them. None begins or ends with what trim() removes. */
export const invisibleBodies: readonly string[] = [
  '\u200b', // zero-width space
  '\u200d\u200c', // joiners
  '\u2060\u2064', // word joiner, invisible plus
  '\u202e\u2066\u2069\u202c', // direction controls
  '\u061c\u200f', // Arabic and right-to-left marks
  '\u00ad', // soft hyphen
  '\u0000\u0007\u001b\u0085', // control characters
  '\u180e\u034f', // Mongolian vowel separator, grapheme joiner
  '\u115f\u1160\u3164\uffa0', // Hangul fillers
  '\u2800', // empty Braille pattern
  '\ufe0f\u{e0100}', // variation selectors
  '\u{e0067}\u{e007f}', // tags
  '\u{1d159}', // null note head
  '\u0301'.repeat(100), // accents without a letter
  '\u200b \n\u3164\n \u200b', // these and white space
];

/** The least that can be said, in several scripts. */
export const visibleBodies: readonly string[] = [
  'x',
  '.',
  '👍',
  '❤️',
  '👩‍👩‍👧‍👦',
  '👋🏽',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '🇨🇭',
  '1️⃣',
  'ش',
  'مُحَمَّد',
  'שָׁלוֹם',
  '\u202eשלום\u202c',
  '好',
  'ㅋ',
  '한',
  'ก็',
  'क्षि',
  'e\u0301',
  '\u200bx',
];
