import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#site/policy/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { builtPages } from '../scripts/built-pages.ts';
import { runCommand } from '../scripts/command-line.ts';

const bytesIn = (html: string, tag: 'script' | 'style') =>
  Buffer.byteLength(
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text).join(''),
  );

await runCommand({
  name: 'npm run weight',
  about:
    'What each built page weighs before it is scrolled: HTML with its styles, compressed as it is sent, and what of it is inline; for an app also its script files as they are sent.',
  run() {
    const { publicDir } = builtSite(siteConfigFile);
    const rows = builtPages().map((path) => {
      const html = readFileSync(join(publicDir, `${path === '/' ? '/index' : path}.html`), 'utf8');
      const sent = brotliCompressSync(html).length;
      const files = [...html.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(
        ([, file]) => statSync(join(publicDir, `${file}.br`)).size,
      );
      const all = files.reduce((sum, size) => sum + size, 0);
      return [
        path,
        {
          'sent, B': sent,
          'styles, B': bytesIn(html, 'style'),
          'scripts, B': bytesIn(html, 'script'),
          'script files, B': all,
        },
      ];
    });
    console.table(Object.fromEntries(rows));
    return undefined;
  },
});
