import { join, relative } from 'node:path';
import { z } from 'zod';

/** What the build tells the server about the site it serves: the only thing that the two share at run time. */
export const manifestSchema = z.object({
  owner: z.object({
    name: z.string(),
    email: z.string(),
    /** What is still the sample's: keys of the configuration, and files of the content. */
    sample: z.array(z.string()),
  }),
  host: z.string(),
  hsts: z.object({ includeSubDomains: z.boolean(), preload: z.boolean() }),
  /** Which provider serves what, for the start-up summary. */
  providers: z.object({
    comments: z.string(),
    mail: z.string(),
    list: z.string(),
    map: z.string(),
    legal: z.string(),
  }),
  /** The color roles as a style, for the server's own pages. */
  theme: z.string(),
  /** Pages that may carry comments: '/blogpost1', … */
  articles: z.array(z.string()),
  /** The Content-Security-Policy of each page, by path ('/', '/blogpost1', '/404'). Empty in development. */
  contentSecurityPolicies: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Where the parts of a build are. */
interface BuiltSite {
  readonly root: string;
  /** What is served. */
  readonly publicDir: string;
  readonly manifest: string;
}

/**
 * Where the build of a configuration is: `site/site.config.ts` in dist/site/, `tests/setup/firebase.config.ts` in
 * dist/tests-setup-firebase/. So one build never overwrites another's.
 */
export function builtSite(siteConfig: string): BuiltSite {
  const path = relative('.', siteConfig).replace(/(\/site)?\.(config\.)?ts$/, '');
  return partsOf(join('dist', path.replace(/[^\w-]+/g, '-').replace(/^-/, '')));
}

/** Where a build is written. Only when it is complete does it take the place of the one before it. */
export const unfinishedSite = (siteConfig: string) => partsOf(`${builtSite(siteConfig).root}.unfinished`);

const partsOf = (root: string): BuiltSite => ({
  root,
  publicDir: join(root, 'public'),
  manifest: join(root, 'manifest.json'),
});
