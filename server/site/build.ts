import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ConfigError } from '#server/config.ts';
import type { Bytes } from '#server/http/compressed-body.ts';
import { builtSite, type Manifest, manifestSchema } from '#site/policy/manifest.ts';

/** The files of a built site, by path: '/index.html', '/_astro/page.Ab12.js', '/_astro/page.Ab12.js.br'. */
export type SiteFiles = ReadonlyMap<string, Bytes>;

/**
 * Reads a built site into memory, so that a rebuild never mixes old and new files, and a request can only name a file that
 * was there.
 */
export function readSiteFiles(publicDir: string): SiteFiles {
  const entries = readdirSync(publicDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    names.map((file) => [
      `/${relative(publicDir, file).replaceAll('\\', '/')}`,
      new Uint8Array(readFileSync(file)),
    ]),
  );
}

export interface Build {
  readonly manifest: Manifest;
  /** Absent in development, when another server serves the pages and this one only the API. */
  readonly files: SiteFiles | undefined;
}

/** Reads what `npm run build` made of a configuration. Throws ConfigError when there is no build, or one that can't be read. */
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
