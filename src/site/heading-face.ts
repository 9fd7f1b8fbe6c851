import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { wrongSetting } from './config.ts';
import { siteTree } from './site-tree.ts';
import type { Theme } from './theme.ts';

const bricolage =
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

/** The font file for headings and open-graph images: the owner's, or the design's. Throws SettingError. */
export function headingFace({ fonts: { heading } }: Theme, tree = siteTree): string {
  if (heading === undefined) return bricolage;
  const file = join(tree, heading);
  if (!existsSync(file)) throw wrong(`${file} is missing: add the file, or correct its name`);
  if (!isFont(file))
    throw wrong(`${file} is not a font, or it is damaged: it has to be a .woff2 or .ttf file with one font`);
  return file;
}

const wrong = (says: string) => wrongSetting('theme.fonts.heading', says);

function isFont(file: string): boolean {
  try {
    const font = create(readFileSync(file));
    return 'unitsPerEm' in font && font.unitsPerEm > 0;
  } catch {
    return false;
  }
}
