import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#site/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';

// What each page of the built site weighs before it is scrolled: markup and styles as they are sent, and inline scripts
// as they are read.

const { publicDir } = builtSite(siteConfigFile);
const pages = readdirSync(publicDir).filter((name) => name.endsWith('.html'));

const sent = (text: string) => brotliCompressSync(text).length;
const inside = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, text]) => text)
    .join('');

console.table(
  Object.fromEntries(
    pages.map((page) => {
      const html = readFileSync(join(publicDir, page), 'utf8');
      const styles = inside(html, 'style');
      return [
        page.replace('.html', ''),
        {
          'page, B sent': sent(html),
          'its styles, B sent': sent(styles),
          'inline script, B': Buffer.byteLength(inside(html, 'script')),
        },
      ];
    }),
  ),
);
