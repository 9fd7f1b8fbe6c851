import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '#server/config.ts';
import { builtSite, type Manifest, manifestSchema } from '#site/manifest.ts';
import { readSiteFiles, type SiteFiles } from './files.ts';

export interface Build {
  readonly manifest: Manifest;
  /** Absent in development, where another server serves the pages and this one only the API. */
  readonly files: SiteFiles | undefined;
}

/** Reads what `npm run build` left for this configuration. Throws ConfigError when there is nothing, or nonsense. */
export function readBuild(siteConfig: string): Build {
  const { manifest: file, publicDir } = builtSite(siteConfig);
  if (!existsSync(file))
    throw new ConfigError(`There is no built site yet (${file}). Run npm run build first.`);
  const manifest = manifestSchema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!manifest.success) {
    throw new ConfigError(`${file} is not a build of this version. Run npm run build again.`);
  }
  return {
    manifest: manifest.data,
    files: existsSync(publicDir)
      ? readSiteFiles(publicDir, manifest.data.contentSecurityPolicies)
      : undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
