import { readFileSync } from 'node:fs';
import { builtSite, manifestSchema } from '#site/policy/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';

/** The paths of the built pages, without lists of files and comments and the 404 page. */
export function builtPages(): readonly string[] {
  const manifest = JSON.parse(readFileSync(builtSite(siteConfigFile).manifest, 'utf8'));
  const { contentSecurityPolicies } = manifestSchema.parse(manifest);
  return Object.keys(contentSecurityPolicies).filter(
    (path) => !/^\/404$|\.js$|^\/[^/]+\/(comments|files)$/.test(path),
  );
}
