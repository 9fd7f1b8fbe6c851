import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { doublesText, tooWide, watchShifts } from './layout.ts';
import { press } from './tab-to.ts';

// The running app that takes the place of the hero's drawing.

const hero = (page: Page) => page.getByRole('region', { name: 'A running app in four layers' });

async function openHero(page: Page) {
  await page.goto('/');
  await page.locator('.demo').hover();
  await expect(hero(page)).toBeVisible();
  return hero(page);
}

/** Scrolls as a reader does, which starts the app: nothing on the page may move. */
async function scrollToHero(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  await page.mouse.wheel(0, 200);
  await expect(hero(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
}

test('by keyboard, changes made without a network wait, and all arrive when it is back; axe-core finds nothing in any layer', async ({
  page,
}) => {
  const app = await openHero(page);
  const network = app.getByRole('switch', { name: 'Network' });
  const status = app.locator('[aria-live]');
  await press(page, network, 'Space');
  for (const thing of ['Milk', 'Tea']) {
    await press(page, app.getByRole('button', { name: thing }));
  }
  await expect(status).toHaveText('No network. 2 changes kept on this device.');
  await press(page, app.getByRole('button', { name: 'Its data' }));
  const server = app.getByRole('row', { name: 'server' });
  await expect(server).toHaveText('serverdoneopenopen');
  await press(page, network, 'Space', 'Shift+Tab');
  await expect(status).toHaveText('Everything is saved.');
  await expect(server).toHaveText('serverdonedonedone');
  for (const name of ['How it decides', 'Its data', 'What you see', 'What you touch']) {
    await app.getByRole('button', { name }).press('Enter');
    await expectAccessible(app, name);
  }
});

for (const width of [390, 1440])
  test(`at ${width} px the app starts after the first scroll, and nothing moves`, ({ page }) =>
    scrollToHero(page, width));

test('on a page from right to left, the layers stay within the window', async ({ page }) => {
  await openHero(page);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await tooWide(page)).toEqual([]);
  await expect(hero(page).locator('.touch')).toBeInViewport({ ratio: 1 });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the four layers are side by side, and axe-core finds nothing', async ({ page }) => {
    const app = await openHero(page);
    for (const name of ['What you touch', 'What you see', 'How it decides', 'Its data'])
      await expect(app.getByRole('heading', { name })).toBeVisible();
    await expectAccessible(app, 'layers side by side');
  });

  for (const width of [390, 768])
    test(`at ${width} px the layers keep their words whole, and nothing moves when they come`, async ({
      page,
    }) => {
      await scrollToHero(page, width);
      const broken = await hero(page)
        .locator('td, th, .touch button')
        .evaluateAll((all) =>
          all.flatMap((box) => {
            const text = document.createRange();
            text.selectNodeContents(box.firstChild ?? box);
            return text.getClientRects().length > 1 ? [box.textContent] : [];
          }),
        );
      expect(broken).toEqual([]);
    });

  test('on a phone, nothing in the layers is cut, nor with text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const app = await openHero(page);
    const cut = () =>
      app
        .locator('li')
        .evaluateAll((all) =>
          all.filter((layer) => layer.scrollWidth > layer.clientWidth).map(({ className }) => className),
        );
    expect(await cut()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await doublesText(page);
    expect(await cut()).toEqual([]);
  });
});
