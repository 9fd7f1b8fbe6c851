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

test('the fallback has the heights of the font, and about its width', () => {
  const share = (name: string) =>
    Number(new RegExp(`${name}: (\\S+)%`).exec(readFileSync(styles, 'utf8'))?.[1]) / 100;
  const size = share('size-adjust');
  expect(share('ascent-override') * size).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
  expect(share('descent-override') * size).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
  expect(size).toBeCloseTo(1.02, 2);
});
