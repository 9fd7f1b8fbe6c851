import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile, deleteUnusedFiles } from '../src/lib/cached-file.ts';
import { packFiles } from '../src/lib/packed-files.ts';
import { pagePath } from '../src/lib/page-path.ts';
import { contentSecurityPolicy } from '../src/site/build/content-security-policy.ts';
import { siteManifest } from '../src/site/build/site-manifest.ts';
import type { SiteConfig } from '../src/site/config.ts';
import { afterBuild } from './bundles.ts';

/** Astro writes the one rule of its islands into the body, where HTML allows no style. layers.css has it too. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
/** A hash of the component's absolute path, which no browser needs: the same site would have other bytes in another folder. */
const islandId = /(?<=<astro-island) uid="[^"]*"/g;

/** After a build, writes the server's manifest, compressed copies of text files, and all files in one for the server. */
export const siteOutput = (config: SiteConfig) =>
  afterBuild('site-output', async (publicDir) => {
    const site = siteManifest(config);
    const policies: Record<string, string> = {};
    const published = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
    for (const file of published.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(publicDir, file), 'utf8')
        .replace(islandStyle, '')
        .replace(islandId, '')
        // Each needs a hash in the page's policy.
        .replace(/\s*<\/style><style>/g, '');
      writeFileSync(join(publicDir, file), html);
      const path = pagePath(`/${file}`);
      policies[path] = contentSecurityPolicy(path, html, config, site.articles);
    }
    // The service worker fetches pages and files for the reader.
    policies['/service-worker.js'] = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
    const manifest = { ...site, contentSecurityPolicies: policies };
    writeFileSync(join(publicDir, '..', 'manifest.json'), JSON.stringify(manifest, null, 2));
    const texts = published.filter((file) => /\.(html|js|css|svg|xml|txt|md|json|webmanifest)$/.test(file));
    // The server completes and compresses these itself: server/comments/article-pages.ts.
    const completed = new Set(
      config.comments.kind === 'embedded' ? site.articles.flatMap((path) => [path, `${path}/comments`]) : [],
    );
    // As many at once as there are processors, because each needs memory. They take the files from one iterator.
    const files = texts.filter((file) => !completed.has(pagePath(`/${file}`))).values();
    const compressAll = async () => {
      for (const file of files) await compress(join(publicDir, file));
    };
    await Promise.all(Array.from({ length: availableParallelism() }, compressAll));
    deleteUnusedFiles();
    packFiles(publicDir, join(publicDir, '..', 'files'));
  });

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = brotliQuality(file, content.length);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const br = () => promisify(brotliCompress)(content, { params });
  const gz = () => promisify(gzip)(content, { level: 9 });
  await copyFile(await cachedFile('br', [content, `${quality}`], br), `${file}.br`);
  await copyFile(await cachedFile('gz', [content, 'gz'], gz), `${file}.gz`);
}

// With 1,000 articles, the best quality takes 17 s for their Markdown, 7 s for feeds and 13 s for what a search fetches; these take less
// than 1 s each. For long lists of posts, 10 takes a third of the time and makes 4 % more.
function brotliQuality(file: string, length: number): number {
  if (file.endsWith('.md')) return 5;
  if (length > 1e6 || file.endsWith('.xml')) return 9;
  return length > 5e4 && /\/(posts|tags)\b/.test(file) ? 10 : constants.BROTLI_MAX_QUALITY;
}
