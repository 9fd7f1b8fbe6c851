import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { escapedXml } from '#lib/xml.ts';

const tracking = -0.02;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly fill: string;
}

export type TextOutlines = ReturnType<typeof outlinesOf>;

/** Draws lines of text with a font file. Throws when the file holds more than one font. */
export function outlinesOf(file: string) {
  const face = create(readFileSync(file));
  if (!('glyphForCodePoint' in face)) throw new Error(`${file} holds several fonts`);
  const glyphsOf = (text: string) =>
    [...text].map((letter) => face.glyphForCodePoint(letter.codePointAt(0) ?? 0));

  return {
    widthOf: (text: string, size: number): number =>
      glyphsOf(text).reduce(
        (sum, { advanceWidth }) => sum + (advanceWidth / face.unitsPerEm + tracking) * size,
        0,
      ),

    /** A line as outlines, the same on every machine; as text when the font lacks a letter. */
    outlined({ text, size, x, y, fill }: Line): string {
      if (![...text].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
        return `<text x="${x}" y="${y}" font-size="${size * 0.92}" font-weight="700" font-family="sans-serif" fill="${fill}">${escapedXml(text)}</text>`;
      let end = 0;
      const outlines = glyphsOf(text).map((glyph) => {
        const outline = glyph.path.scale(size / face.unitsPerEm, -size / face.unitsPerEm).translate(end, 0);
        end += (glyph.advanceWidth / face.unitsPerEm + tracking) * size;
        return outline.toSVG();
      });
      return `<path transform="translate(${x} ${y})" d="${outlines.join('')}" fill="${fill}"/>`;
    },
  };
}

/** Splits text into as few lines as fit, all of about the same length, so that no word is left alone. */
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
