import { comments as words } from '#language';
import { hasVisibleCharacter } from '#lib/visible-character.ts';

// Displays text of strangers in a way that can't break the page. It is stored as it was typed.

const maxBlankLines = 2;
const maxNameCharacters = 60;
/** Marks beyond the eight on one letter that Tibetan needs, and what turns letters around: a name could be read as another one. */
const strayMarks = /(?<=[\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+|[\u202a-\u202e\u2066-\u2069]/gu;
/** A comment of more lines is folded. The column holds about 80 characters in a line, or half as many of East Asia. */
const longLines = 15;
const charactersPerLine = 80;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/g;

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Without the blank lines beyond two in a row. A line without a visible character is blank. */
export function foldBlankLines(text: string): string {
  let blanks = 0;
  return text
    .split(lineBreak)
    .filter((line) => {
      blanks = hasVisibleCharacter(line) ? 0 : blanks + 1;
      return blanks <= maxBlankLines;
    })
    .join('\n');
}

/** Whether a text is folded at first. Counting characters avoids measuring the layout. Marks count, because many of them take up space. */
export function isLong(text: string): boolean {
  let lines = 0;
  // Two letters for each wide one.
  for (const { length } of text.replace(wide, '$&$&').split('\n'))
    lines += Math.max(1, Math.ceil(length / charactersPerLine));
  return lines > longLines;
}

/** A name for display: one line, at most 60 characters, and never empty. */
export function visibleName(name: string): string {
  if (!hasVisibleCharacter(name)) return words.someone;
  const characters = [...name.trim().replaceAll(/\s+/g, ' ').replaceAll(strayMarks, '')];
  if (characters.length <= maxNameCharacters) return characters.join('');
  return `${characters.slice(0, maxNameCharacters - 1).join('')}…`;
}
