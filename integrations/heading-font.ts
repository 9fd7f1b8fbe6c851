import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const folder = resolve('node_modules/.cache/heading-font');
const basicLatin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Reduces a font to Basic Latin and the characters of the site's texts. Resolves to a style sheet with it and its fallback. */
export async function headingFont(face: string, siteTree: string): Promise<string> {
  const texts = globSync(`${siteTree}/**/*.{mdx,ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const characters = [...new Set([...basicLatin, ...texts.join('')])].sort().join('');
  const whole = readFileSync(face);
  const name = createHash('sha256').update(characters).update(whole).digest('hex').slice(0, 8);
  const file = `${folder}/${name}.woff2`;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file))
    writeFileSync(
      file,
      await subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: true }),
    );
  const styles = `${folder}/${name}.css`;
  writeFileSync(styles, await facesOf(whole, name));
  return styles;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
/** Of Arial Bold, and so of Liberation Sans Bold: the mean width of letters in English, by Capsize, in em. */
const arialBoldWidth = 983 / 2048;

/** The font, and a bold face of every system, scaled to the same widths and heights: nothing moves when the real one arrives. */
async function facesOf(font: Buffer, name: string): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  const size = xWidthAvg / unitsPerEm / arialBoldWidth;
  const height = (units: number) => percent(units / unitsPerEm / size);
  return `@font-face {
  font-family: "Heading";
  src: url("./${name}.woff2") format("woff2");
  font-weight: 700;
  font-display: swap;
}

@font-face {
  font-family: "Heading fallback";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold"),
    local("Roboto Bold"), local("Roboto-Bold");
  font-weight: 700;
  size-adjust: ${percent(size)};
  ascent-override: ${height(ascent)};
  descent-override: ${height(-descent)};
  line-gap-override: ${height(lineGap)};
}
`;
}
