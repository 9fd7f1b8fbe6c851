import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import owner from '../sample/site.config.ts';
import { headingFace } from '../src/site/heading-face.ts';
import { headingFont } from './heading-font.ts';

test('headings have a letter for every character of Basic Latin, and typographic marks', async () => {
  const file = await headingFont(headingFace(owner.theme), 'sample');
  const font = create(readFileSync(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  const missing = [...'ABCXYZabcxyz0123456789 .,:;!?\'"()&’…'].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  expect(readFileSync(file).length).toBeLessThan(14_000);
});
