import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../setup/browser.ts';
import { expect, test } from './fixtures.ts';
import { layOutAll } from './layout.ts';

// What is far from the screen is laid out when one comes near it: nobody may notice.

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Listings, and the parts of the home page, that are not laid out yet. */
const skipped = (page: Page) =>
  page
    .locator(':is(.prose figure code, section article h3, #contact h2):not(details *)')
    .evaluateAll(
      (all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
    );

for (const width of [390, 1440]) {
  test(`at ${width} px listings have their height before they are laid out, so a link or a way back ends at the same line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/blogpost4#deploy-it');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { name: 'Deploy it' })).toBeInViewport();
    expect(await skipped(page)).toBeGreaterThan(20);
    const text = page.locator('.prose');
    const before = await text.evaluate((element) => element.getBoundingClientRect().height);
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
    const place = await top(page, '#deploy-it');
    await page.goto('/subscribe');
    await page.goBack();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => top(page, '#deploy-it')).toBe(place);
    await layOutAll(page);
    await expect.poll(() => skipped(page)).toBe(0);
    const after = await text.evaluate((element) => element.getBoundingClientRect().height);
    // A border is a whole number of pixels of the screen.
    expect(Math.abs(after - before)).toBeLessThan(60);
  });

  test(`at ${width} px a link to a section of the home page ends at its title, at once or smoothly`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    expect(await skipped(page)).toBeGreaterThan(5);
    await page.goto('/#contact');
    await expect(page.locator('#contact-title')).toBeInViewport();
    const place = await top(page, '#contact');
    await page.goto('/subscribe');
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Me', exact: true }).click();
    await expect.poll(async () => Math.abs((await top(page, '#contact')) - place)).toBeLessThan(3);
  });
}

test('a screen reader has every heading, even of what is not laid out yet', async ({ site }) => {
  const found = await findChromium();
  // Otherwise Chromium has no tree for screen readers until it is asked, and then leaves out what is not laid out.
  const args = [...found.args, '--force-renderer-accessibility'];
  const browser = await chromium.launch({ ...found, args });
  const page = await browser.newPage();
  await page.goto(site.url);
  expect(await skipped(page)).toBeGreaterThan(5);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored);
  expect(headings.length).toBe(await page.locator('h1, h2, h3').count());
  await browser.close();
});

test('on paper all of a page is laid out', async ({ page }) => {
  for (const path of ['/', '/blogpost4']) {
    await page.goto(path);
    expect(await skipped(page), path).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => skipped(page), path).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
