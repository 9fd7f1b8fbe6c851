import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

export interface Word {
  /** The outline of a line of text, in SVG's path language, standing on its baseline at 0,0. */
  readonly outline: string;
  readonly width: number;
}

/** Sets text in the display face. A letter that the face lacks is left to the caller: `canSet` says so before. */
export interface Lettering {
  canSet(text: string): boolean;
  set(text: string, size: number): Word;
}

const tracking = -0.02;

export function displayLettering(file = 'src/design/fonts/bricolage-grotesque-700.woff2'): Lettering {
  const font = create(readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  return letteringIn(font);
}

const letteringIn = (font: Font): Lettering => ({
  canSet: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  set(text, size) {
    const scale = size / font.unitsPerEm;
    let width = 0;
    const outlines = [...text].map((letter) => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const outline = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      width += (glyph.advanceWidth / font.unitsPerEm + tracking) * size;
      return outline;
    });
    return { outline: outlines.join(''), width };
  },
});

/** Parts text into as few lines as fit, and those as even as they get, so that no word is left alone. */
export function wrapped(text: string, fits: (line: string) => boolean): readonly string[] {
  const words = text.split(' ');
  const lines = greedy(words, fits);
  // Narrower by a letter at a time, as long as the number of lines stays.
  for (let longest = Math.max(...lines.map((line) => line.length)) - 1; longest > 0; longest--) {
    const narrower = greedy(words, (line) => line.length <= longest && fits(line));
    if (narrower.length > lines.length || narrower.some((line) => line.length > longest)) break;
    lines.splice(0, lines.length, ...narrower);
  }
  return lines;
}

function greedy(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
