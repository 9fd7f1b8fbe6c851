import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { escapedXml } from '#lib/xml.ts';

const tracking = -0.02;

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
  const glyphsOf = (text: string) =>
    [...text].map((letter) => face.glyphForCodePoint(letter.codePointAt(0) ?? 0));
  /** The shapes of letters, in the font's units, which take long to write. */
  const shapes = new Map<number, string>();
  const hasAll = (text: string) =>
    [...text].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const widthOf = (text: string, size: number): number =>
    glyphsOf(text).reduce(
      (sum, { advanceWidth }) => sum + (advanceWidth / face.unitsPerEm + tracking) * size,
      0,
    );

  return {
    widthOf,

    /**
     * A line as outlines, the same on every machine. As text, in a font of this machine, when the font lacks a letter or its letters
     * join.
     */
    outlined({ text, size, x, y, fill, direction }: Line): string {
      if (!isPlain(text) || !hasAll(text))
        return `<text x="${x}" y="${y}" direction="${direction}" font-size="${size * 0.92}" font-weight="700" font-family="sans-serif" fill="${fill}">${escapedXml(text)}</text>`;
      const left = direction === 'rtl' ? x - widthOf(text, size) : x;
      const scale = size / face.unitsPerEm;
      let end = 0;
      const letters = glyphsOf(text).map((glyph) => {
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
  let lines = filled(text, fits);
  // One letter narrower at a time, as long as the number of lines stays the same.
  for (let longest = Math.max(...lines.map((line) => line.length)) - 1; longest > 0; longest--) {
    const narrower = filled(text, (line) => line.length <= longest && fits(line));
    if (narrower.length > lines.length || narrower.some((line) => line.length > longest)) break;
    lines = narrower;
  }
  return lines;
}

function filled(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
