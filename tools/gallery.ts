import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { runCommand } from '../scripts/command-line.ts';
import { Site } from '../tests/e2e/site.ts';
import { findChromium } from '../tests/setup/browser.ts';
import { builtPages } from './built-pages.ts';

const folder = 'gallery';

interface Kind {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}
const kinds = [390, 1280].flatMap((width): Kind[] => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
]);

await runCommand({
  name: 'npm run gallery',
  about: `Takes screenshots of every page, on a phone and a desktop, light and dark, into ${folder}/ with an index page.`,
  usage: [
    ['', 'all of them'],
    ['<word>', 'those with this word in their address'],
  ],
  async run(_, word = '') {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pages = builtPages().filter((path) => path.includes(word));
    const site = await Site.start();
    const browser = await chromium.launch(await findChromium());
    try {
      for (const each of kinds) {
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: { width: each.width, height: 844 },
          colorScheme: each.colorScheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        for (const path of pages) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await loadPictures(page);
          await page.screenshot({ path: join(folder, fileOf(path, each)), fullPage: true });
        }
        await context.close();
      }
    } finally {
      await browser.close();
      await site.remove();
    }
    writeFileSync(join(folder, 'index.html'), index(pages));
    return `${pages.length} pages: ${join(folder, 'index.html')}`;
  },
});

function fileOf(path: string, { width, colorScheme }: Kind): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.${width}.${colorScheme}.png`;
}

/** Loads the pictures below the first screen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // A picture of another site may be out of reach.
        return image.decode().catch(() => {});
      }),
    ),
  );
}

function index(pages: readonly string[]): string {
  const pictures = (path: string) =>
    kinds.map((kind) => {
      const file = fileOf(path, kind);
      return `<a href="${file}"><img src="${file}" alt="${path}, ${kind.width} px, ${kind.colorScheme}" loading="lazy"></a>`;
    });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>div{display:flex;gap:1rem;align-items:start;overflow-x:auto}img{display:block;max-block-size:34rem}</style>
<h1>Every page</h1>${pages.map((path) => `<h2>${path}</h2><div>${pictures(path).join('\n')}</div>`).join('\n')}</html>`;
}
