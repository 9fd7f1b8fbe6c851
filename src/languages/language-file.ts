import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrongSetting } from '#site/config.ts';
import { ownModule } from '#site/load-config.ts';
import { siteTree } from '#site/site-tree.ts';
import * as english from './en.ts';

/** What every language file has: the names of the English one, with strings and functions of the same types. */
export type Language = typeof english;

/** The file with the interface's words in a language: the owner's own, or one that comes with the product. */
export function languageFile(language: string, tree = siteTree): string {
  const files = [
    resolve(`${tree}/languages/${language}.ts`),
    fileURLToPath(new URL(`./${language}.ts`, import.meta.url)),
  ];
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw wrongSetting(
    'language',
    `there is no ${tree}/languages/${language}.ts. Copy src/languages/en.ts there and translate its strings.`,
  );
}

/** The same, once every word is in it. Throws SettingError with the names of those that are not. */
export async function completeLanguageFile(language: string, tree = siteTree): Promise<string> {
  const file = languageFile(language, tree);
  const missing = missingFrom(await ownModule(relative('', file)), english);
  if (missing.length === 0) return file;
  throw wrongSetting(
    'language',
    `${tree}/languages/${language}.ts has no ${missing.join(', ')}. Take them from src/languages/en.ts.`,
  );
}

/** The names, such as 'comments.reply', that are missing from a language or have another type there. */
function missingFrom(own: unknown, whole: object, at = ''): string[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const mine: unknown = Object(own)[name];
    if (typeof value === 'object') return missingFrom(mine, value, `${at}${name}.`);
    return typeof mine === typeof value ? [] : [at + name];
  });
}
