import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteTree } from './site-tree.ts';
import type { Theme } from './theme.ts';

const bricolage =
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2';

/** The font file for headings and open-graph images: the owner's, or the design's. */
export function headingFace({ fonts: { heading } }: Theme): string {
  if (heading === undefined) return bricolage;
  const file = join(siteTree, heading);
  if (existsSync(file)) return file;
  throw new Error(`theme.fonts.heading names ${file}, which is missing. Add the file, or correct its name.`);
}
