import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readBuild } from '#server/site/build.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { runCommand, UsageError } from '../scripts/command-line.ts';
import { counted } from '../scripts/terminal-layout.ts';
import { Site } from '../tests/e2e/site.ts';
import { findChromium } from '../tests/setup/browser.ts';

const folder = 'gallery';

await runCommand({
  name: 'npm run gallery',
  about: `Takes screenshots of every page, on a phone and a desktop, light and dark, into ${folder}/.`,
  usage: [
    ['', 'all of them'],
    ['<word>', 'those with this word in their address'],
  ],
  async run(_, word = '', ...more) {
    if (more.length > 0) throw new UsageError('Name one word.');
    await import('../scripts/build-if-stale.ts');
    // Without lists of files and comments, and the 404 page.
    const pages = Object.keys((await readBuild(siteConfigFile)).manifest.contentSecurityPolicies).filter(
      (path) => path.includes(word) && !/^\/404$|\.js$|^\/[^/]+\/(comments|files)$/.test(path),
    );
    if (pages.length === 0) throw new Error(`No page has ${word} in its address.`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await using site = await Site.start();
    await using browser = await chromium.launch(await findChromium());
    const options = { baseURL: site.url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const page = await browser.newPage(options);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of pages)
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path, { waitUntil: 'networkidle' });
          await loadPictures(page);
          const file = `${path.slice(1).replaceAll('/', '-') || 'home'}.${width}.${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
        }
    }
    return `${counted(pages.length, 'page')}: ${folder}/`;
  },
});

/** Loads the pictures below the first screen. One of another site may be out of reach. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
