import { readBuild } from '#server/site/build.ts';
import { siteConfigFile } from '#site/site-tree.ts';

/** The paths of the built pages, without lists of files and comments and the 404 page. */
export function builtPages(): readonly string[] {
  const { contentSecurityPolicies } = readBuild(siteConfigFile).manifest;
  return Object.keys(contentSecurityPolicies).filter(
    (path) => !/^\/404$|\.js$|^\/[^/]+\/(comments|files)$/.test(path),
  );
}
