import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#site/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand } from './command-line.ts';

const sent = (text: string) => brotliCompressSync(text).length;
const inside = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, text]) => text)
    .join('');

await runCommand({
  name: 'npm run weight',
  about:
    'What each page of the built site weighs before it is scrolled: markup and styles as they are sent, inline scripts as they are read.',
  run() {
    const { publicDir } = builtSite(siteConfigFile);
    const pages = readdirSync(publicDir).filter((name) => name.endsWith('.html'));
    const rows = pages.map((page) => {
      const html = readFileSync(join(publicDir, page), 'utf8');
      const row = {
        'page, B sent': sent(html),
        'its styles, B sent': sent(inside(html, 'style')),
        'inline script, B': Buffer.byteLength(inside(html, 'script')),
      };
      return [page.replace('.html', ''), row];
    });
    console.table(Object.fromEntries(rows));
    return undefined;
  },
});
