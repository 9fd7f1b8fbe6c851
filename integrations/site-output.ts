import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePath } from '../src/lib/page-path.ts';
import type { SiteConfig } from '../src/site/config.ts';
import { describeSite } from '../src/site/content/describe-site.ts';
import { contentSecurityPolicy } from '../src/site/policy/content-security-policy.ts';
import { afterBuild } from './after-build.ts';

/** Astro writes the one rule of its islands into the body, where HTML allows no style. layers.css has it too. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
/** A hash of the component's absolute path, which no browser needs: the same site would have other bytes in another folder. */
const islandId = /(?<=<astro-island) uid="[^"]*"/g;

/** After a build, writes the server's manifest and compressed copies of text files. */
export const siteOutput = (config: SiteConfig) =>
  afterBuild('site-output', async (publicDir) => {
    const site = describeSite(config);
    const policies: Record<string, string> = {};
    for (const file of globSync('**/*.html', { cwd: publicDir })) {
      const html = (await readFile(join(publicDir, file), 'utf8'))
        .replace(islandStyle, '')
        .replace(islandId, '');
      await writeFile(join(publicDir, file), html);
      const path = pagePath(`/${file}`);
      policies[path] = contentSecurityPolicy(path, html, config, site.articles);
    }
    // The service worker fetches pages and files for the reader.
    policies['/service-worker.js'] = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
    const manifest = { ...site, contentSecurityPolicies: policies };
    await writeFile(join(publicDir, '..', 'manifest.json'), JSON.stringify(manifest, null, 2));
    const texts = globSync('**/*.{html,js,css,svg,xml,txt,md,json,webmanifest}', { cwd: publicDir });
    await Promise.all(texts.map((file) => compress(join(publicDir, file))));
  });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
