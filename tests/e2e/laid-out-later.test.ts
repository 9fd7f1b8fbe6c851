import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// On a phone, listings and the drawings of cards are laid out when one comes near them: nobody may notice.

const { isMobile, hasTouch } = devices['Pixel 7'];
test.use({ isMobile, hasTouch });

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** How many listings or drawings are not laid out yet. */
const skipped = (page: Page) =>
  page
    .locator('.prose figure code:not(details *), li use')
    .evaluateAll(
      (all) => all.filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length,
    );

for (const width of [390, 1024]) {
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
    // A pixel, by how the heights of lines are rounded.
    await expect.poll(async () => Math.abs((await top(page, '#deploy-it')) - place)).toBeLessThanOrEqual(1);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await expect.poll(() => skipped(page)).toBe(0);
    const after = await text.evaluate((element) => element.getBoundingClientRect().height);
    // A border is a whole number of pixels of the screen.
    expect(Math.abs(after - before)).toBeLessThan(60);
  });
}

for (const path of ['/', '/blogpost4'])
  test(`what ${path} doesn't lay out at once is on paper`, async ({ page }) => {
    await page.goto(path);
    expect(await skipped(page)).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => skipped(page)).toBe(0);
  });
