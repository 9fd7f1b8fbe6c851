import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { escapedXml } from '#lib/xml.ts';

const tracking = -0.02;
const textScale = 0.92; // In a font of this machine, which is larger than the design's.

interface Line {
  readonly text: string;
  readonly size: number;
  /** Of its beginning: the left end, or the right one of a line that is read from right to left. */
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Scripts whose letters are simply set side by side. Letters of other scripts join or change their order. */
const isPlain = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u.test(
    text,
  );

export type TextOutlines = ReturnType<typeof outlinesOf>;

/** Draws lines of text with a font file. Throws when the file holds more than one font. */
export function outlinesOf(file: string) {
  const face = create(readFileSync(file));
  if (!('glyphForCodePoint' in face)) throw new Error(`${file} holds several fonts`);
  /** The shapes of letters, in the font's units, which take long to write. */
  const shapes = new Map<number, string>();
  const hasAll = (text: string) =>
    [...text].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const letterWidth = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    if (face.hasGlyphForCodePoint(code))
      return face.glyphForCodePoint(code).advanceWidth / face.unitsPerEm + tracking;
    // In a font of this machine: a mark is above or below its letter, and what East Asia writes is as wide as it is high.
    return /\p{M}/u.test(letter) ? 0 : code >= 0x1100 ? textScale : 0.6;
  };
  const widthOf = (text: string, size: number): number =>
    size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

  return {
    widthOf,

    /** A line as outlines, the same on every machine; as text in a font of this machine if its letters join or the font lacks one. */
    outlined({ text, size, x, y, fill, direction }: Line): string {
      if (!isPlain(text) || !hasAll(text))
        return `<text x="${x}" y="${y}" direction="${direction}" font-size="${size * textScale}" font-weight="700" font-family="sans-serif" fill="${fill}">${escapedXml(text)}</text>`;
      const left = direction === 'rtl' ? x - widthOf(text, size) : x;
      const scale = size / face.unitsPerEm;
      let end = 0;
      const letters = [...text].map((letter) => {
        const glyph = face.glyphForCodePoint(letter.codePointAt(0) ?? 0);
        const shape = shapes.get(glyph.id) ?? glyph.path.toSVG();
        shapes.set(glyph.id, shape);
        const at = end;
        end += glyph.advanceWidth + tracking * face.unitsPerEm;
        return `<path transform="translate(${at})" d="${shape}"/>`;
      });
      return `<g transform="translate(${left} ${y})scale(${scale} ${-scale})" fill="${fill}">${letters.join('')}</g>`;
    },
  };
}

/** Splits text into as few lines as fit, all of about the same length, which leaves no word alone. */
export function wrapped(text: string, fits: (line: string) => boolean): readonly string[] {
  const words = wordsOf(text);
  let lines = filled(words, fits);
  // One letter narrower at a time, as long as the number of lines stays the same.
  for (let longest = Math.max(...lines.map((line) => line.length)) - 1; longest > 0; longest--) {
    const narrower = filled(words, (line) => line.length <= longest && fits(line));
    if (narrower.length > lines.length || narrower.some((line) => line.length > longest)) break;
    lines = narrower;
  }
  return lines;
}

function filled(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)}${word}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

const segments = new Intl.Segmenter('en', { granularity: 'word' });
/** After a space; and in scripts without spaces before a word, except in hiragana, which ends words, or after one. */
const lineEnds =
  /(?<= )\0|(?<!\p{Ps})\0(?=[\p{sc=Han}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])|(?<=[[\p{scx=Han}\p{sc=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}]--\p{Ps}])\0(?=[\p{Ps}\p{sc=Latin}\p{N}])/v;

/** What a line may end between, each with the space or the punctuation after it. */
export const wordsOf = (text: string): readonly string[] =>
  Array.from(segments.segment(text), ({ segment }) => segment)
    .join('\0')
    .split(lineEnds)
    .map((word) => word.replaceAll('\0', ''));
