import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a built site consists of, by path: '/index.html', '/_astro/page.Ab12.js', '/_astro/page.Ab12.js.br'. */
export type SiteFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Reads a built site into memory, so that a rebuild never shows half of the old and half of the new, and so that a
 * request can only name a file that was there.
 */
export function readSiteFiles(publicDir: string): SiteFiles {
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    names.map((file) => [
      `/${relative(publicDir, file).replaceAll('\\', '/')}`,
      new Uint8Array(readFileSync(file)),
    ]),
  );
}

/** '/index.html' → '/', '/notes/index.html' → '/notes', '/blogpost5.html' → '/blogpost5' */
export const pagePath = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/';
