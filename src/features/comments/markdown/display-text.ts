import { comments as words } from '#language';
import { hasVisibleCharacter } from '#lib/visible-character.ts';

// How text of strangers is shown, so that it can't break the page. It is stored as it was typed.

/** Tibetan needs up to eight marks on one letter, Vietnamese and Arabic three. */
const maxMarks = 8;
const maxBlankLines = 2;
const maxNameCharacters = 60;
/** A comment of more lines is folded. The column holds about 80 characters in a line. */
const longLines = 15;
const charactersPerLine = 80;

const mark = /\p{M}/u;
/** Format characters between marks don't end the run. */
const markRun = /[\p{M}\p{Cf}]{9,}/gu;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Without the combining marks beyond eight on one character. */
export function capMarks(text: string): string {
  return text.replace(markRun, (run) => {
    let marks = 0;
    return [...run].filter((character) => !mark.test(character) || ++marks <= maxMarks).join('');
  });
}

/** Without combining marks at the start, which would add to those of the text before. */
export function withoutLooseMarks(text: string): string {
  return text.replace(/^[\p{M}\p{Cf}]*\p{M}/u, '');
}

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

/** Whether a text is folded at first. Counting characters avoids measuring the layout. */
export function isLong(text: string): boolean {
  let lines = 0;
  for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(widthOf(line) / charactersPerLine));
  return lines > longLines;
}

function widthOf(line: string): number {
  return line.replaceAll(/[\p{M}\p{Cf}]/gu, '').length;
}

/** A name as it is shown: one line, at most 60 characters, and never empty. */
export function visibleName(name: string): string {
  if (!hasVisibleCharacter(name)) return words.someone;
  const characters = [...capMarks(name.trim().replaceAll(/\s+/g, ' '))];
  if (characters.length <= maxNameCharacters) return characters.join('');
  return `${characters.slice(0, maxNameCharacters - 1).join('')}…`;
}
