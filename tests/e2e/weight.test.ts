import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#site/policy/manifest.ts';
import { siteConfigFile } from '#site/site-tree.ts';
import { appPaths, articlePaths, pagePaths } from '../setup/sample-pages.ts';
import { expect, test } from './fixtures.ts';

// That no script comes before one scrolls: every-page.test.ts.

/** As it is sent: the build compresses each page. */
const sentSize = (path: string) => statSync(`${builtSite(siteConfigFile).publicDir}${path}.html.br`).size;
const builtPage = (path: string) =>
  readFileSync(`${builtSite(siteConfigFile).publicDir}${path}.html`, 'utf8');

// With its headers (1.07 kB), it should fit into the 14.6 kB that a server sends at once. The names of files, which differ by folder,
// change its compressed size by up to 50 bytes.
test('the home page weighs at most 13.5 kB with its styles', () => {
  expect(sentSize('/index')).toBeLessThanOrEqual(13_500);
});

test('an article weighs at most 22 kB with its styles and text; with code 27.1 kB, the longest 34.5 and 39.6 kB', () => {
  const budgets: Readonly<Record<string, number>> = {
    '/blogpost1': 22_000,
    '/blogpost2': 21_500,
    '/blogpost3': 18_000,
    '/blogpost4': 39_600,
    '/blogpost5': 34_500,
  };
  for (const path of articlePaths) expect(sentSize(path), path).toBeLessThanOrEqual(budgets[path] ?? 27_100);
});

test('what an article weighs besides its own text is at most 14 kB', () => {
  for (const path of articlePaths) {
    const html = builtPage(path);
    const [before = '', text = ''] = html.split(/(?=<div class="prose)/);
    const after = text.slice(text.search(/<footer class="end_/));
    expect(after.length, path).toBeLessThan(text.length);
    expect(brotliCompressSync(before + after).length, path).toBeLessThanOrEqual(14_000);
  }
});

test('the JavaScript of an app is at most 90 kB, React included', () => {
  const { publicDir } = builtSite(siteConfigFile);
  for (const path of appPaths) {
    const files = [...builtPage(path).matchAll(/"(\/_astro\/[^"]+\.js)"/g)];
    expect(files.length, path).toBeGreaterThan(0);
    const sent = files.map(([, file]) => statSync(`${publicDir}${file}.br`).size);
    expect(
      sent.reduce((sum, size) => sum + size),
      path,
    ).toBeLessThanOrEqual(90_000);
  }
});

test('no page but an app waits for a stylesheet', () => {
  const { publicDir } = builtSite(siteConfigFile);
  const pages = readdirSync(publicDir).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(pagePaths.length);
  for (const page of pages) {
    expect(readFileSync(`${publicDir}/${page}`, 'utf8'), page).not.toContain('<link rel="stylesheet"');
  }
});

test('when the comments wake, nothing in sight moves, and what writing needs is not fetched', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/blogpost2');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shifts = `${document.documentElement.dataset.shifts ?? ''} ${entry.name}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.getByRole('region', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => /comments/i.test(path)).length).toBeGreaterThan(0);
  expect(scripts.filter((path) => /composer|writer|firebase/i.test(path))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts', /./);
});
