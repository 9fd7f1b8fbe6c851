import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteConfig, SiteConfigError } from './config.ts';

/** Which configuration file this run uses: SITE_CONFIG, or where that is unset or empty, the owner's own. */
export const siteConfigFile = process.env.SITE_CONFIG || 'site.config.ts';

/** Loads the configuration file named by SITE_CONFIG. Throws SiteConfigError when it is missing or wrong. */
export async function loadSiteConfig(file = siteConfigFile): Promise<SiteConfig> {
  if (!existsSync(file)) {
    throw new SiteConfigError(
      `There is no configuration at ${file}. SITE_CONFIG names its file; unset, it is site.config.ts.`,
    );
  }
  const loaded = await loadModule(file);
  if (!loaded.default)
    throw new SiteConfigError(`${file} must export a configuration: export default defineConfig({ … })`);
  return loaded.default;
}

async function loadModule(file: string): Promise<{ default?: SiteConfig }> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    // By its name: what a file imports can be another copy of the same class.
    if (!(error instanceof Error && error.name === 'SiteConfigError')) throw error;
    throw new SiteConfigError(error.message.replace(/^site\.config\.ts/, () => file));
  }
}
