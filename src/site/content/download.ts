import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { MdastNode } from 'satteri';
import { type Listing, listingsOf, quote } from './listing.ts';
import { attribute, parseMdx } from './mdx.ts';

/** A `<Checkpoint download="1-the-board">`, and the files that the reader has by then. */
export interface Download {
  readonly name: string;
  readonly listings: readonly Listing[];
}

export const downloadPath = (article: string, name: string) => `/downloads${article}/${name}.zip`;

/** The downloads of an article, in reading order. */
export function downloadsIn(mdx: string): readonly Download[] {
  const files = new Map<string, Listing>();
  const downloads: Download[] = [];
  const read = (node: MdastNode, isExercise: boolean) => {
    const name = 'name' in node ? node.name : undefined;
    // The reader follows no other fold, and does the exercises at the end last.
    if (name === 'Fold' && !isExercise) return;
    for (const listing of listingsOf(node))
      if (!listing.file.includes('/exercises/')) files.set(listing.path, listing);
    const download = name === 'Checkpoint' ? attribute(node, 'download') : undefined;
    if (download !== undefined) downloads.push({ name: download, listings: [...files.values()] });
    if ('children' in node) for (const child of node.children) read(child, isExercise || name === 'Exercise');
  };
  read(parseMdx(mdx), false);
  return downloads;
}

/** What Vite's template brings. The first two are the example's own. */
const fromTemplate = ['index.html', 'tsconfig.json'];
const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
});
`;
const scripts = ['dev', 'build', 'start', 'test'];

/** The example as it is at a checkpoint. Its bytes depend on nothing but its files. */
export function zipOf({ name, listings }: Download): Uint8Array<ArrayBuffer> {
  const [, example = ''] = /^(examples\/[^/]+)\//.exec(listings[0]?.file ?? '') ?? [];
  const files = new Map(fromTemplate.map((path) => [path, `${example}/${path}`]));
  for (const { path, file } of listings) files.set(path, file);
  const texts = new Map([
    ['package.json', packageOf(example)],
    ['.gitignore', 'node_modules\ndist\n*.local\n'],
    ['vite.config.ts', viteConfig],
  ]);
  for (const [path, file] of files) texts.set(path, `${quote(readFileSync(file, 'utf8'))}\n`);
  const bytes = [...texts].map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  // A local time: zip files have no time zone, so the bytes are the same on every machine.
  return zipSync(Object.fromEntries(bytes), { mtime: new Date(2026, 0, 1) });
}

function packageOf(example: string): string {
  const { version, license, description, ...rest } = JSON.parse(
    readFileSync(`${example}/package.json`, 'utf8'),
  );
  rest.scripts = Object.fromEntries(Object.entries(rest.scripts).filter(([name]) => scripts.includes(name)));
  rest.name = rest.name.replace('@examples/', '');
  return `${JSON.stringify(rest, null, 2)}\n`;
}
