import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import owner from '../sample/site.config.ts';
import { headingFace } from '../src/site/heading-face.ts';
import { headingFont } from './heading-font.ts';

const styles = await headingFont(headingFace(owner.theme), 'sample');
const file = styles.replace('.css', '.woff2');
const font = create(readFileSync(file));
if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);

test('headings have a letter for every character of Basic Latin, and typographic marks', () => {
  const missing = [...'ABCXYZabcxyz0123456789 .,:;!?\'"()&’…'].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  expect(readFileSync(file).length).toBeLessThan(14_000);
});

test('each fallback has the heights of the font, and about its width', () => {
  const shares = (name: string) =>
    [...readFileSync(styles, 'utf8').matchAll(new RegExp(`${name}: (\\S+)%`, 'g'))].map(
      ([, percent]) => Number(percent) / 100,
    );
  const sizes = shares('size-adjust');
  for (const [at, size] of sizes.entries()) {
    expect((shares('ascent-override')[at] ?? 0) * size).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
    expect((shares('descent-override')[at] ?? 0) * size).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
  }
  // Arial, Roboto, Open Sans and DejaVu Sans.
  expect(sizes).toEqual([1.02, 1.08, 0.97, 0.85].map((size) => expect.closeTo(size, 2)));
});
