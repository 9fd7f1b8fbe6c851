import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const face = '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';
const basicLatin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Cuts the display face to Basic Latin and the characters of the site's own texts. Resolves to the font's file. */
export async function headingFont(siteTree: string): Promise<string> {
  const texts = globSync(`${siteTree}/**/*.{mdx,ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const characters = [...new Set([...basicLatin, ...texts.join('')])].sort().join('');
  const name = createHash('sha256').update(characters).digest('hex').slice(0, 8);
  const file = resolve(`node_modules/.cache/heading-font/${name}.woff2`);
  if (existsSync(file)) return file;
  const whole = readFileSync(fileURLToPath(import.meta.resolve(face)));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, cut);
  return file;
}
