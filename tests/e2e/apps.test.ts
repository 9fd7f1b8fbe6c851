import { appPaths } from '../setup/sample-pages.ts';
import { expectPageAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectToFit } from './layout.ts';

// Every app as it opens. What each can do is in apps/.

for (const path of appPaths) {
  test(`${path} asks no other host, is accessible, and fits every width and text of twice the size`, async ({
    page,
    site,
  }) => {
    test.slow();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectPageAccessible(page, path);
    expect([...hosts].filter((host) => host !== site.url && host !== 'null')).toEqual([]);
    await expectToFit(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const title = page.locator('header p').first();
    const letters = await title.evaluate(
      (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(letters, 'the title is not cut into syllables').toBeGreaterThan(5);
  });
}

test('an app opens from its card in a window of its own', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#projects a[href^="/apps/"]');
  const links = await cards.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
  );
  expect(links).toEqual(appPaths.map((path) => [path, '_blank']));
  const popup = page.waitForEvent('popup');
  await cards.first().click();
  const app = await popup;
  await expect(app).toHaveURL(appPaths[0] ?? '');
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an app whose script can’t be had', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('says so, and that nothing is lost', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(appPaths[0] ?? '');
    await expect(page.locator('#app').getByRole('status')).toContainText('could not be loaded');
  });
});
