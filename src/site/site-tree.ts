import { existsSync } from 'node:fs';

/** The folder with everything that an owner writes: `site/`, or `sample/` until that exists. SITE_TREE names another one. */
export const siteTree = process.env.SITE_TREE || (existsSync('site') ? 'site' : 'sample');

/** The configuration file: SITE_CONFIG, for a staging site, or the tree's own. */
export const siteConfigFile = process.env.SITE_CONFIG || `${siteTree}/site.config.ts`;
