import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '../src/site/config.ts';
import { contentSecurityPolicy } from '../src/site/content-security-policy.ts';
import { describeSite } from '../src/site/describe-site.ts';

/** Astro writes the one rule of its islands into the body, where HTML allows no style. layers.css has it too. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/**
 * After a build: writes the manifest that the server reads, and compressed copies of every file that gains by it.
 */
export function siteOutput(config: SiteConfig): AstroIntegration {
  return {
    name: 'site-output',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const publicDir = fileURLToPath(dir);
        const site = describeSite(config);
        const policies: Record<string, string> = {};
        for (const file of (await filesBelow(publicDir)).filter((name) => name.endsWith('.html'))) {
          const html = (await readFile(file, 'utf8')).replace(islandStyle, '');
          await writeFile(file, html);
          const path = pagePath(relative(publicDir, file));
          policies[path] = contentSecurityPolicy(path, html, config, site.articles);
        }
        const manifest = { ...site, contentSecurityPolicies: policies };
        await writeFile(join(publicDir, '..', 'manifest.json'), JSON.stringify(manifest, null, 2));
        const files = await filesBelow(publicDir);
        await Promise.all(
          files.filter((name) => /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(name)).map(compress),
        );
      },
    },
  };
}

/** 'index.html' → '/', 'blogpost1.html' → '/blogpost1'. */
function pagePath(file: string): string {
  return `/${file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
