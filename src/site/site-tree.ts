import { existsSync } from 'node:fs';

/**
 * The folder with everything that an owner writes: site.config.ts, articles, projects, skills, legal texts. It is `site/`
 * as soon as that is there, and `sample/` until then; SITE_TREE names another one.
 */
export const siteTree = process.env.SITE_TREE || (existsSync('site/site.config.ts') ? 'site' : 'sample');

/** Which configuration file this run uses: SITE_CONFIG, for a staging site, or the tree's own. */
export const siteConfigFile = process.env.SITE_CONFIG || `${siteTree}/site.config.ts`;
