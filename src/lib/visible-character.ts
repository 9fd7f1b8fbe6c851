// Not white space, a control or format character, a combining mark without a base, a blank letter (Hangul filler, empty Braille), or
// reserved by Unicode to be ignored. firebase/firestore.rules lists the same characters.
const visibleCharacter =
  /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115F\u1160\u2065\u2800\u3164\uFFA0\uFFF0-\uFFF8\u{1D159}\u{E0000}-\u{E0FFF}]/u;

export const hasVisibleCharacter = (text: string): boolean => visibleCharacter.test(text);
