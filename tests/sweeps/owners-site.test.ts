import sharp from 'sharp';
import { expect, test } from '../e2e/fixtures.ts';
import { ownerConfig } from '../setup/owner-tree.ts';

// A site with a tree of its own: what an owner sets is on every page, and what is not there leaves no hole.

test.use({
  siteEnvironment: { SITE_CONFIG: ownerConfig },
  colorScheme: 'light',
});
// Its server starts once.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ context }) =>
  context.route(/plausible\.io|pictures\.robin\.example/, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: "fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors' })",
        })
      : route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  ),
);

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
const accent = '#0b7285';

test("pages, the server's own pages, icons and pictures have the owner's accent", async ({
  page,
  site,
  request,
}) => {
  for (const [path, button] of [
    ['/', 'header a[href$="#contact"]'],
    ['/uses', 'header a[href$="#contact"]'],
    ['/auth/done?error=unavailable', 'button.do'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(button), path).toHaveCSS('background-color', 'rgb(11, 114, 133)');
    await expect(page.locator(button), path).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
  await page.goto('/');
  expect(await page.evaluate(token, 'prose')).toBe('serif');
  expect(await (await request.get(`${site.url}/favicon.svg`)).text()).toContain(accent);
  const picture = sharp(await (await request.get(`${site.url}/og/uses.png`)).body());
  const pixels = (await picture.removeAlpha().raw().toBuffer()).toString('hex').match(/.{6}/g) ?? [];
  expect(pixels).toContain(accent.slice(1));
});

test("in forced colors the reader's own stay", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  expect(await page.evaluate(token, 'accent')).toBe('Highlight');
});

test("a page of the owner's own is in the navigation, the site map and the policy", async ({
  page,
  site,
  request,
}) => {
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'What I use' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'What I use' })).toBeVisible();
  await expect(inHeader).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await inHeader.click();
  await expect(page).toHaveURL(`${site.url}/uses`);
  await expect(page.getByRole('heading', { level: 1, name: 'What I use' })).toBeVisible();
  await expect(page).toHaveTitle('What I use · Robin Example');
  await expect(page.getByRole('img', { name: 'A pencil' })).toHaveJSProperty('complete', true);
  const siteMap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  expect(siteMap).toContain('/uses</loc>');
  expect(siteMap, 'a draft').not.toContain('/later');
  expect((await request.get(`${site.url}/later`)).status()).toBe(404);
});

test('a visit is counted, and the privacy policy says by whom', async ({ page }) => {
  const counted = page.waitForRequest('https://plausible.io/api/event');
  await page.goto('/privacy-policy');
  await counted;
  await expect(page.getByText('Plausible, which counts visits')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'pictures.robin.example' })).toBeVisible();
});

test('an article has a callout for an alert, math without a script, and a video that loads when it is asked for', async ({
  page,
  request,
  site,
}) => {
  const asked: string[] = [];
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title>' });
  });
  await page.goto('/all-that-can-be-written');
  await expect(page.getByRole('note', { name: 'Caution' })).toContainText('Hot.');
  await expect(page.locator('math mfrac')).toHaveText('n(n+1)2');
  await expect(page.getByText('It costs from $5 to $10.')).toBeVisible();
  const clip = await page.getByLabel('A window that opens').getAttribute('src');
  const part = await request.get(`${site.url}${clip}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);

  const link = page.getByRole('link', { name: 'Play a song (loads from YouTube)' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has([data-plays])')).not.toHaveAttribute('ssr');
  expect(asked).toEqual([]);
  await link.click();
  await expect(page.getByTitle('a song')).toBeFocused();
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);

  const policyOf = async (path: string) =>
    (await request.get(site.url + path)).headers()['content-security-policy'];
  expect(await policyOf('/all-that-can-be-written')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(await policyOf('/')).not.toContain('youtube');
});
