import { existsSync, readFileSync } from 'node:fs';
import { PackedFiles } from '#lib/packed-files.ts';
import { ConfigError } from '#server/config.ts';
import { builtSite, manifestSchema } from '#site/policy/manifest.ts';

/** Reads what `npm run build` made of a configuration. Throws ConfigError when there is no build, or one that can't be read. */
export function readBuild(siteConfig: string) {
  const { manifest, publicDir, files } = builtSite(siteConfig);
  if (!existsSync(manifest))
    throw new ConfigError(`There is no built site yet (${manifest}). Run npm run build first.`);
  try {
    return {
      manifest: manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))),
      /** Absent in development, when another server serves the pages and this one only the API. */
      files: existsSync(publicDir) ? new PackedFiles(files) : undefined,
    };
  } catch {
    throw new ConfigError(`${manifest} is not a build of this version. Run npm run build again.`);
  }
}
