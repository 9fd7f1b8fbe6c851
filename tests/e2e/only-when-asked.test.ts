import { JSDOM } from 'jsdom';
import owner from '../../sample/site.config.ts';
import { expect, test } from './fixtures.ts';

test('the share link opens the intent in a 550 by 400 window', async ({ page }) => {
  await page.goto('/blogpost5');
  const link = page.getByRole('link', { name: /share/i }).first();
  const intent = new URL((await link.getAttribute('href')) ?? '');
  expect(intent.searchParams.get('url')).toBe(`${owner.host}/blogpost5`);
  expect(intent.searchParams.get('text')).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  expect(intent.searchParams.get('via')).toBe(owner.microblog?.account);
  expect(intent.searchParams.get('hashtags') ?? '').toBe(owner.microblog?.hashtags.join(','));
  await expect(link.locator('svg')).toHaveAttribute('width', '20');

  await page.context().route('https://x.com/**', (route) => route.fulfill({ body: 'the microblog' }));
  const popup = page.waitForEvent('popup');
  await link.click();
  const window = await popup;
  await window.waitForURL('https://x.com/**');
  expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([550, 400]);
  expect(await window.evaluate(() => opener)).toBeNull();
});

test('a reader can copy the address of an article, and share it by the system where it can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blogpost5#deploy-it');
  await expect(page.getByRole('button', { name: 'Share…' })).toBeHidden();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = new URL('/blogpost5', page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.addInitScript(() => {
    navigator.share = async (data) => document.documentElement.setAttribute('data-shared', data?.url ?? '');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', address);
});

test('without a policy id the legal links lead to readable pages of this site', async ({ request }) => {
  const read = async (path: string) => JSDOM.fragment(await (await request.get(path)).text());
  const links = [...(await read('/')).querySelectorAll('a')];
  for (const name of [/terms and conditions/i, /privacy policy/i, /cookie policy/i]) {
    const link = links.find(({ textContent }) => name.test(textContent));
    expect(link?.getAttribute('href')).toMatch(/^\/privacy-policy/);
  }
  const text = (await read('/privacy-policy')).querySelector('main')?.textContent;
  expect(text?.split(/\s+/).length).toBeGreaterThan(300);
});
