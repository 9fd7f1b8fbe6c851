import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { cachedFile } from '../src/lib/cached-file.ts';

const basicLatin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Reduces a font to Basic Latin and the characters of the site's texts. Resolves to a style sheet with it and its fallback. */
export async function headingFont(face: string, siteTree: string): Promise<string> {
  const texts = globSync(`${siteTree}/**/*.{mdx,ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const characters = [...new Set(basicLatin + texts.join(''))].sort().join('');
  const whole = readFileSync(face);
  const file = await cachedFile('heading.woff2', [characters, whole], () =>
    subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: true }),
  );
  const styles = file.replace('.woff2', '.css');
  writeFileSync(styles, await facesOf(whole));
  return styles;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Bold fonts of systems, and the mean width of their letters in English, by Capsize, in em. */
const fallbacks = [
  { family: 'Fallback', width: 983 / 2048, fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  // Android.
  { family: 'Fallback 2', width: 927 / 2048, fonts: ['Roboto Bold'] },
  // Linux without Liberation Sans, and the browser of the tests.
  { family: 'Fallback 3', width: 1030 / 2048, fonts: ['Open Sans Bold'] },
  { family: 'Fallback 4', width: 1176 / 2048, fonts: ['DejaVu Sans Bold'] },
];

/** The font, and a bold face of every system, scaled to the same widths and heights: nothing moves when the real one arrives. */
async function facesOf(font: Buffer): Promise<string> {
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(font);
  const faces = fallbacks.map(({ family, width, fonts }) => {
    const size = xWidthAvg / unitsPerEm / width;
    const height = (units: number) => percent(units / unitsPerEm / size);
    return `
@font-face {
  font-family: "${family}";
  src: ${fonts.map((each) => `local("${each}")`).join(', ')};
  font-weight: 700;
  size-adjust: ${percent(size)};
  ascent-override: ${height(ascent)};
  descent-override: ${height(-descent)};
}
`;
  });
  return `@font-face {
  font-family: "Heading";
  src: url("./heading.woff2") format("woff2");
  font-weight: 700;
  font-display: swap;
}
${faces.join('')}`;
}
