import sharp from 'sharp';
import owner from '../../sample/site.config.ts';
import { pagePaths } from '../setup/own-pages.ts';
import { expect, test } from './fixtures.ts';

test('every page has a picture of its own for shared links, with its size and words', async ({
  page,
  request,
  site,
}) => {
  const seen = new Set<string>();
  for (const path of pagePaths) {
    await page.goto(path);
    const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    const address = new URL((await content('image')) ?? '');
    expect(address.origin).toBe(owner.host);
    const answer = await request.get(site.url + address.pathname);
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([String(width), String(height)]).toEqual([
      await content('image:width'),
      await content('image:height'),
    ]);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect((await content('image:alt'))?.length).toBeGreaterThan(20);
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    seen.add(address.pathname);
  }
  expect(seen.size).toBe(pagePaths.length);
});

test('whatever asks for an icon gets one', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/favicon.svg', /svg/],
    ['/apple-touch-icon.png', /png/],
    ['/icon-512.png', /png/],
    ['/site.webmanifest', /manifest/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});
