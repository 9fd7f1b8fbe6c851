import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '#server/config.ts';
import { builtSite, type Manifest, manifestSchema } from '#site/manifest.ts';
import { readSiteFiles, type SiteFiles } from './files.ts';

export interface Build {
  readonly manifest: Manifest;
  /** Absent in development, where another server serves the pages and this one only the API. */
  readonly files: SiteFiles | undefined;
}

/** Reads what `npm run build` made of this configuration. Throws ConfigError when there is no build, or one that can't be read. */
export function readBuild(siteConfig: string): Build {
  const { manifest: file, publicDir } = builtSite(siteConfig);
  if (!existsSync(file))
    throw new ConfigError(`There is no built site yet (${file}). Run npm run build first.`);
  return {
    manifest: readManifest(file),
    files: existsSync(publicDir) ? readSiteFiles(publicDir) : undefined,
  };
}

function readManifest(file: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(`${file} is not a build of this version. Run npm run build again.`);
  }
}
