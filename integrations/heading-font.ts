import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import subsetFont from 'subset-font';

const basicLatin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Reduces a font to Basic Latin and the characters of the site's texts. Resolves to the new file. */
export async function headingFont(face: string, siteTree: string): Promise<string> {
  const texts = globSync(`${siteTree}/**/*.{mdx,ts,tsx}`).map((file) => readFileSync(file, 'utf8'));
  const characters = [...new Set([...basicLatin, ...texts.join('')])].sort().join('');
  const whole = readFileSync(face);
  const name = createHash('sha256').update(characters).update(whole).digest('hex').slice(0, 8);
  const file = resolve(`node_modules/.cache/heading-font/${name}.woff2`);
  if (existsSync(file)) return file;
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', noLayoutClosure: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, cut);
  return file;
}
