import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteConfigError } from '#site/config.ts';
import { siteTree } from '#site/site-tree.ts';

/** What every language file has: the names of the English one, with strings and functions of the same types. */
export type Language = typeof import('./en.ts');

/** The file with the interface's words in a language: the owner's own, or one that comes with the product. */
export function languageFile(language: string, tree = siteTree): string {
  const files = [
    resolve(`${tree}/languages/${language}.ts`),
    fileURLToPath(new URL(`./${language}.ts`, import.meta.url)),
  ];
  const found = files.find((file) => existsSync(file));
  if (found === undefined) {
    throw new SiteConfigError(
      `language: there is no ${tree}/languages/${language}.ts. Copy src/languages/en.ts there and translate its strings.`,
    );
  }
  return found;
}
