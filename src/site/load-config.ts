import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { defineConfig, type SiteConfig, SiteConfigError } from './config.ts';
import { ContentError } from './content-problem.ts';
import { siteConfigFile } from './site-tree.ts';

/** Loads the configuration file named by SITE_CONFIG. Throws SiteConfigError when it is missing or wrong. */
export async function loadSiteConfig(file = siteConfigFile): Promise<SiteConfig> {
  if (!existsSync(file)) {
    throw new SiteConfigError(
      `There is no configuration at ${file}. Set SITE_CONFIG to its file, or run npm run new -- site.`,
    );
  }
  const { written, checked } = await loadModule(file);
  // Pages import the file directly, so it must export what defineConfig returned.
  if (!isDeepStrictEqual(written, checked)) throw notDefined(file);
  return checked;
}

const notDefined = (file: string) =>
  new SiteConfigError(`${file} must export a configuration: export default defineConfig({ … })`);

async function loadModule(file: string): Promise<{ written: unknown; checked: SiteConfig }> {
  try {
    const { default: written } = await ownModule(file);
    if (!written) throw notDefined(file);
    return { written, checked: defineConfig(written as Parameters<typeof defineConfig>[0]) };
  } catch (error) {
    // By name, because the file may import another copy of the class.
    if (!(error instanceof Error && error.name === 'SiteConfigError')) throw error;
    throw new SiteConfigError(error.message.replace(/^site\.config\.ts/, () => file));
  }
}

/** Imports a TypeScript file that the owner wrote. Throws ContentError with the line where its syntax is wrong. */
export async function ownModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Node's stack begins with the place: 'file:///…/site.config.ts:21'.
    const [, line = '1'] = /^file:.*?:(\d+)\n/.exec(error.stack ?? '') ?? [];
    const says = `can't be read: ${error.message}. Is a comma, quote or bracket missing here, or in the line above?`;
    throw new ContentError([{ file, line: Number(line), says }]);
  }
}
