import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PackedFiles } from '#lib/packed-files.ts';
import { ConfigError } from '#server/config.ts';
import { builtSite, manifestSchema } from '#site/build/manifest.ts';

/** Reads a build, or rejects with ConfigError. The manifest is imported, so that `node --watch` starts again when it changes. */
export async function readBuild(siteConfig: string) {
  const { manifest, publicDir, files } = builtSite(siteConfig);
  if (!existsSync(manifest))
    throw new ConfigError(
      `There is no built site yet (${manifest}), or this user may not read it. Run npm run build first.`,
    );
  try {
    const { default: built } = await import(pathToFileURL(manifest).href, { with: { type: 'json' } });
    return {
      manifest: manifestSchema.parse(built),
      /** Absent in development, when another server serves the pages and this one only the API. */
      files: existsSync(publicDir) ? new PackedFiles(files) : undefined,
    };
  } catch {
    throw new ConfigError(`${manifest} is not a build of this version. Run npm run build again.`);
  }
}
