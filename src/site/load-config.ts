import { existsSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { ContentError, SettingError } from '#site/content/content-problem.ts';
import { defineConfig, type SiteConfig } from './config.ts';
import { siteConfigFile } from './site-tree.ts';

/** Loads the configuration file named by SITE_CONFIG. Throws ContentError or SettingError when it is missing or wrong. */
export async function loadSiteConfig(file = siteConfigFile): Promise<SiteConfig> {
  const wrong = (says: string) => new ContentError([{ file, line: 1, says }]);
  if (!existsSync(file))
    throw wrong('is missing: copy sample/site.config.ts, or set SITE_CONFIG to its file');
  try {
    const { default: written } = await ownModule(file);
    const checked =
      written === undefined ? written : defineConfig(written as Parameters<typeof defineConfig>[0]);
    // Pages import the file directly, so it must export what defineConfig returned.
    if (checked && isDeepStrictEqual(written, checked)) return checked;
  } catch (error) {
    throw isSettingError(error) ? new SettingError(file, error.mistakes) : error;
  }
  throw wrong('must export a configuration: export default defineConfig({ … })');
}

/** By name, because an owner's file may import another copy of the class. */
export const isSettingError = (error: unknown): error is SettingError =>
  error instanceof Error && error.name === 'SettingError';

/** Imports a TypeScript file that the owner wrote. Throws ContentError with the line where its code is wrong. */
export async function ownModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw error instanceof Error ? (codeMistake(error) ?? error) : error;
  }
}

/** A mistake in the code of an owner's file; undefined for mistakes in its values. */
function codeMistake({ name, message, stack = '' }: Error): ContentError | undefined {
  const [, missing = '', from] =
    /^Cannot find (?:module|package) '(.*?)' imported from (.*)/.exec(message) ?? [];
  if (from !== undefined) {
    const lines = readFileSync(from, 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(basename(missing))) + 1;
    const says = `imports ${relative('', missing)}, which is not there: correct the path`;
    return new ContentError([{ file: relative('', from), line, says }]);
  }
  const [, url, line] = /(file:.*?):(\d+)/.exec(stack) ?? [];
  if (url === undefined || !['SyntaxError', 'ReferenceError', 'TypeError'].includes(name)) return undefined;
  const isSyntax = name === 'SyntaxError' && !message.includes('does not provide an export');
  const fix = isSyntax ? '. Is a comma, quote or bracket missing here, or in the line above?' : '';
  const says = `can't be read: ${message}${fix}`;
  return new ContentError([{ file: relative('', fileURLToPath(url)), line: Number(line), says }]);
}
