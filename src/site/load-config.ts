import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type SiteConfig, SiteConfigError } from './config.ts';

/** Which configuration file this run uses: SITE_CONFIG, or the owner's own. */
export const siteConfigFile = process.env.SITE_CONFIG ?? 'site.config.ts';

/** Loads the configuration file named by SITE_CONFIG. Throws SiteConfigError when it is missing or wrong. */
export async function loadSiteConfig(file = siteConfigFile): Promise<SiteConfig> {
  const loaded: { default?: SiteConfig } = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  if (!loaded.default)
    throw new SiteConfigError(`${file} must export a configuration: export default defineConfig({ … })`);
  return loaded.default;
}
